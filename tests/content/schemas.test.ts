import fs from "node:fs";
import type { SchemaObject } from "ajv/dist/2020";
import { afterAll, describe, expect, it } from "vitest";
import { checkContent } from "../../plugins/content-check/check-content";
import { referenceFormats } from "../../plugins/content-check/data-formats";
import { dataFiles } from "@/gatsby/data/data-files";
import { contentCopy } from "../helpers/content-copy";
import { readData } from "../helpers/data-files";

type Schema = SchemaObject & {
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  $defs?: Record<string, Schema>;
};

const names = fs.readdirSync("data/schema").sort();
const read = (name: string) => readData<Schema>(`schema/${name}`);

/** Returns the fields of a schema, including nested ones, by dotted path. */
function fieldsOf(schema: Schema, at = ""): [string, Schema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Schema][] => [
    [`${at}${name}`, field],
    ...fieldsOf(field, `${at}${name}.`),
  ]);
  const inner = [schema.items, ...(schema.anyOf ?? []), ...Object.values(schema.$defs ?? {})];
  return [...own, ...inner.flatMap((child) => (child ? fieldsOf(child, at) : []))];
}

/** Reports whether a text has a Turkish and an English part, as editors show it. */
const isInBoth = (text = "") => text.split(" | ").filter((part) => part.trim() !== "").length === 2;

describe.each(names)("content schema %s", (name) => {
  it("the schema and every field have a title and description in Turkish and English", () => {
    const schema = read(name);
    const all: [string, Schema][] = [["(file)", schema], ...fieldsOf(schema)];
    const silent = all.filter(([, { title, description }]) => !isInBoth(title) || !isInBoth(description));
    expect(silent.map(([at]) => at)).toEqual([]);
  });

  it("every field with a required format has an example", () => {
    const without = fieldsOf(read(name)).filter(
      ([, { pattern, format = "", enum: choices, examples }]) =>
        ((pattern && pattern !== "\\S") || (format && !choices)) &&
        // Editors suggest the names of referenced items.
        !referenceFormats.includes(String(format)) &&
        !examples,
    );
    expect(without.map(([at]) => at)).toEqual([]);
  });
});

it("no shared definition has a description, which editors would show instead of the field's own", () => {
  const { $defs = {} } = read("shared.schema.json");
  const spoken = Object.entries($defs).filter(([, { title, description }]) => title ?? description);
  expect(spoken.map(([name]) => name)).toEqual([]);
});

it("every length limit in a description is the field's actual limit", () => {
  const { $defs = {} } = read("shared.schema.json");
  const limitOf = ({ $ref = "", items, maxLength, properties }: Schema): number | undefined => {
    const target = $defs[String($ref).split("/").at(-1) ?? ""];
    const text = (properties ?? target?.properties)?.tr;
    if (target?.items) return limitOf(target.items);
    if (items) return limitOf(items);
    return (maxLength ?? text?.maxLength) as number | undefined;
  };
  const wrong = names.flatMap((name) =>
    fieldsOf(read(name)).flatMap(([at, field]) => {
      const said = / at most (\d+) characters/.exec(field.description ?? "")?.[1];
      const limit = limitOf(field.anyOf?.[0] ?? field);
      return said !== undefined && Number(said) !== limit
        ? [`${name}: ${at} says ${said}, allows ${limit}`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it("code editors suggest currencies and the constants' units", () => {
  const { $defs = {}, properties = {} } = read("constants.schema.json");
  const offered = $defs.constant?.properties?.unit?.examples as string[];
  const known = new Set(Object.values(properties).map((field) => String(field["x-unit"])));
  const currencies = Intl.supportedValuesOf("currency");
  expect(offered.filter((unit) => !known.has(unit) && !currencies.includes(unit))).toEqual([]);
  known.delete("money");
  expect([...known].filter((unit) => !offered.includes(unit))).toEqual([]);
});

describe("schemas in the editor settings", () => {
  const settings = JSON.parse(fs.readFileSync(".vscode/settings.json", "utf8")) as {
    "json.schemas": { fileMatch: string[]; url: string }[];
  };

  it("editor settings assign a schema to every data and locale file", () => {
    const wired = settings["json.schemas"].flatMap(({ fileMatch, url }) =>
      fileMatch.map((pattern) => `${pattern} ${url}`),
    );
    const expected = dataFiles.map(
      ({ path, schema }) =>
        `/data/${path}${path.endsWith("/") ? "*.json" : ""} ./data/schema/${schema}.schema.json`,
    );
    expect(wired.sort()).toEqual([...expected, "/locales/*/*.json ./data/schema/locale.schema.json"].sort());
  });
});

describe("editing a schema", () => {
  const copy = contentCopy();
  afterAll(() => copy.remove());
  const file = "data/schema/site.schema.json";
  const rules = () => checkContent(copy.root).map(({ rule }) => rule);

  it("an edited or restored schema applies from the next check on", () => {
    const shorter = (text: string) => text.replace(/"maxLength": \d+/, '"maxLength": 1');
    expect(rules()).toEqual([]);
    expect(copy.with({ [file]: shorter }, rules)).toContain("too-long");
    expect(rules()).toEqual([]);
  });
});
