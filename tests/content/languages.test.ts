import fs from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { locales } from "@/config/languages";

type Schema = { properties?: Record<string, Schema> };
type Contract = { components: { parameters: { Language: { schema: { enum: string[] } } } } };

const readSchema = (file: string) => JSON.parse(fs.readFileSync(file, "utf8")) as Schema;

/** Returns the localised objects of a schema. */
const localized = (schema: unknown): Schema[] => {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as Schema; // Absent in most objects
  const isLocalized = properties !== undefined && locales.some((locale) => locale in properties);
  return [...(isLocalized ? [schema as Schema] : []), ...Object.values(schema).flatMap(localized)];
};

it("the contract's operations support exactly the languages in src/config/languages.ts", () => {
  const { components } = parse(fs.readFileSync("contract/onboarding.openapi.yaml", "utf8")) as Contract;
  expect(components.parameters.Language.schema.enum).toEqual([...locales]);
});

it("locales/ has one folder for each language in src/config/languages.ts", () => {
  const folders = fs.readdirSync("locales", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...locales].sort());
});

it("every localised field of the content schemas has the languages in src/config/languages.ts", () => {
  const fields = fs
    .readdirSync("data/schema")
    .flatMap((file) => localized(readSchema(`data/schema/${file}`)));
  expect(fields.length).toBeGreaterThan(0);
  for (const { properties = {} } of fields)
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...locales]));
});
