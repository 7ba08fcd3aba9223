import fs from "node:fs";
import path from "node:path";
import { locales } from "../../config/languages";
import { dataFileOf, dataFiles } from "../data/data-files";
import { slugFiles } from "../data/references";

/** JSON Schema keywords that determine GraphQL types. */
type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  $defs?: Record<string, Schema>;
  "x-picture"?: object;
  /** Name of the object's GraphQL type; objects without a name cannot be queried. */
  "x-type"?: string;
};

/** Fields that resolvers add or replace, by type and name; null excludes a field. */
const resolved: Record<string, Record<string, string | null>> = {
  SiteFacts: { copyrightYears: "String!" },
  OpeningHours: { lines: "[OpeningLine!]!" },
  Constant: { note: null },
  PricingCard: { packageId: "Int", features: "[String!]!" },
  PricingPrice: { constant: null, amount: "Float!", currency: "String!" },
  PricingComparison: { columns: "[PricingColumn!]!" },
  PricingOffset: { after: null, before: null, days: "Int!", months: "Int!" },
};

const scalars: Record<string, string> = { boolean: "Boolean", integer: "Int", number: "Float" };

/** GraphQL type of a field, with its directive. */
type Kind = { name: string; directive?: string };

const isNull = ({ type, enum: choices }: Schema) => type === "null" || choices?.includes(null);

/**
 * Generates the GraphQL types of `data/` from its JSON schemas: localised texts become strings, references
 * become items, picture paths become files.
 * @param root the project's root
 */
export function dataTypes(root: string): string {
  const read = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(root, "data/schema", `${name}.schema.json`), "utf8")) as Schema;
  const shared = read("shared");
  const types = new Map<string, string>();

  function resolve(schema: Schema, document: Schema): Schema {
    if (!schema.$ref) return schema;
    const owner = schema.$ref.startsWith("#") ? document : shared;
    return resolve(owner.$defs?.[schema.$ref.split("/").at(-1) ?? ""] ?? {}, document);
  }

  function kindOf(field: string, written: Schema, document: Schema): Kind | null {
    const schema = resolve(written, document);
    const option = schema.anyOf?.find((one) => !isNull(one));
    if (option) return kindOf(field, option, document);
    if (schema.items) {
      const inner = kindOf(field, schema.items, document);
      return inner && { ...inner, name: `[${inner.name}!]` };
    }
    const { properties, format = "", "x-type": name } = schema;
    if (properties && Object.keys(properties).join() === locales.join())
      return { name: "String", directive: "@localized" };
    if (properties) {
      if (name) addType(name, schema, document);
      return name ? { name } : null;
    }
    if (schema["x-picture"]) return { name: "File", directive: "@fileByRelativePath" };
    if (format === "date") return { name: "Date", directive: "@dateformat" };
    if (format === "href" && field === "href") return { name: "String", directive: "@siteLink" };
    const linked = dataFileOf(slugFiles[format] ?? "");
    if (linked) return { name: linked.typeName, directive: '@link(by: "slug")' };
    return { name: scalars[schema.type ?? typeof schema.const] ?? "String" };
  }

  function addType(name: string, schema: Schema, document: Schema, head = "", first: string[] = []) {
    const own = resolved[name] ?? {};
    const fields = Object.entries(schema.properties ?? {}).flatMap(([field, written]) => {
      const kind = field in own ? null : kindOf(field, written, document);
      if (!kind) return [];
      const target = resolve(written, document);
      const isAlways =
        schema.required?.includes(field) && !isNull(target) && !target.anyOf?.some((one) => isNull(one));
      return `${field}: ${kind.name}${isAlways ? "!" : ""} ${kind.directive ?? ""}`;
    });
    const added = Object.entries(own).flatMap(([field, type]) => (type ? `${field}: ${type}` : []));
    types.set(name, `type ${name} ${head} {\n  ${[...fields, ...first, ...added].join("\n  ")}\n}`);
  }

  for (const { typeName, schema } of dataFiles) {
    const document = read(schema);
    const item = document.items ?? document;
    // Items of a list have a field with their position.
    const isPlaced = document.items?.properties?.slug !== undefined;
    addType(
      typeName,
      item,
      document,
      "implements Node @dontInfer",
      isPlaced ? ["position: Int! @position"] : [],
    );
  }
  return [...types.values()].join("\n");
}
