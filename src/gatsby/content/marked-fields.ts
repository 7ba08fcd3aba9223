import fs from "node:fs";
import path from "node:path";
import type { JsonPath } from "./json-file";

type Schema = { properties?: Record<string, { $ref?: string }>; items?: Schema };
type Marks = readonly string[];

/** Fields whose texts may hold marks, each with the kinds it may hold. */
export type MarkedFields = ReadonlyMap<string, Marks>;

/** The field of an item that a text is in. */
export const fieldAt = (at: JsonPath): string => String(at.find((step) => typeof step === "string") ?? "");

const read = (root: string, name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(root, "data", "schema", `${name}.schema.json`), "utf8"));

/**
 * Reads from the schemas which fields of an item may hold marks: those that refer to a shared definition with `x-marks`.
 * @returns a function that tells the fields of the schema of a name
 */
export function readMarkedFields(root: string): (schema: string) => MarkedFields {
  const { $defs } = read(root, "shared") as { $defs: Record<string, { "x-marks"?: Marks }> };
  const known = new Map<string, MarkedFields>();
  const fieldsOf = (schema: Schema): [string, Marks][] =>
    Object.entries({ ...schema.properties, ...schema.items?.properties }).flatMap(
      ([name, { $ref = "" }]): [string, Marks][] => {
        const marks = $defs[$ref.split("/").at(-1) ?? ""]?.["x-marks"];
        return marks ? [[name, marks]] : [];
      },
    );
  return (name) => {
    const fields = known.get(name) ?? new Map(fieldsOf(read(root, name) as Schema));
    known.set(name, fields);
    return fields;
  };
}
