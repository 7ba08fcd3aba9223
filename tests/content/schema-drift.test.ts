import {
  buildASTSchema,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLOutputType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { dataFiles } from "@/gatsby/content/data-files";
import { aboutTypes } from "@/gatsby/schema/types/about-types";
import { collectionTypes } from "@/gatsby/schema/types/collection-types";
import { demoTypes } from "@/gatsby/schema/types/demo-types";
import { documentTypes } from "@/gatsby/schema/types/document-types";
import { homeTypes } from "@/gatsby/schema/types/home-types";
import { pricingTypes } from "@/gatsby/schema/types/pricing-types";
import { siteTypes } from "@/gatsby/schema/types/site-types";
import { readData } from "../helpers/data-files";

/**
 * The GraphQL types say what components may ask for (their TypeScript types are generated from them), the JSON schemas what a
 * maintainer may write. Both are compared field by field.
 */
type Schema = {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  $defs?: Record<string, Schema>;
};

const sources = [
  siteTypes,
  homeTypes,
  demoTypes,
  aboutTypes,
  pricingTypes,
  collectionTypes,
  documentTypes,
].join("\n");
const types = buildASTSchema(
  parse(`${sources}
    interface Node { id: ID! }
    scalar Date
    scalar JSON
    type File { id: ID! }`),
  { assumeValid: true },
).getTypeMap();

/** Directives by which a field gets its value from elsewhere than its own place in the file. */
const isComputed = (typeName: string, field: string) => {
  const type = types[typeName];
  const node = isObjectType(type) ? type.getFields()[field]?.astNode : undefined;
  return (node?.directives ?? []).some(({ name }) => name.value === "position");
};

/** Fields that src/gatsby/schema/schema.ts works out, or that are kept for who maintains the data. */
const workedOut = [
  "limitsChecked",
  "mark",
  "copyrightYears",
  "lines",
  "amount",
  "currency",
  "days",
  "months",
  "packageId",
];
const forMaintainers = ["note", "source", "asOf", "checked"];

/** What no page asks for: resolvers and the local backend read it from the file. */
const readFromFile = ["packages", "constant", "after", "before"];

const shared = readData<Schema>("schema/shared.schema.json").$defs ?? {};

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1) ?? "";
  if (!schema.$ref) return schema;
  const target = schema.$ref.startsWith("#") ? root.$defs?.[name] : shared[name];
  return target ? resolve(target, root) : schema;
}

const isLocalized = ({ properties = {} }: Schema) => "tr" in properties && "en" in properties;

/** Differences between a type and a schema, each with its place. */
function compare(type: GraphQLOutputType, written: Schema, root: Schema, at: string): string[] {
  const schema = resolve(written, root);
  const inner = isNonNullType(type) ? (type.ofType as GraphQLOutputType) : type;
  const object = (schema.anyOf ?? [])
    .map((one) => resolve(one, root))
    .find(({ type: kind }) => kind !== "null");
  const mayBeNull =
    (schema.anyOf ?? []).some(({ type: kind }) => kind === "null") || schema.enum?.includes(null);
  if (mayBeNull && isNonNullType(type)) return [`${at}: null is allowed, and the type says that it never is`];
  const meant = object ?? schema;
  if (isListType(inner))
    return meant.items
      ? compare(inner.ofType as GraphQLOutputType, meant.items, root, `${at}[]`)
      : [`${at}: a list in the type alone`];
  if (meant.items) return [`${at}: a list in the schema alone`];
  if (!isObjectType(inner)) {
    // References by name become objects only where a directive says so.
    return meant.properties && !isLocalized(meant) ? [`${at}: an object in the schema alone`] : [];
  }
  if (!meant.properties) return [];
  return compareFields(inner.name, meant, root, at);
}

function compareFields(typeName: string, schema: Schema, root: Schema, at: string): string[] {
  const type = types[typeName];
  if (!isObjectType(type)) return [`${at}: no type ${typeName}`];
  const fields = type.getFields();
  const properties = schema.properties ?? {};
  const onlyTyped = Object.keys(fields).filter(
    (name) => !(name in properties) && !workedOut.includes(name) && !isComputed(typeName, name),
  );
  const onlyWritten = Object.keys(properties).filter(
    (name) => !(name in fields) && ![...forMaintainers, ...readFromFile].includes(name),
  );
  const optional = Object.keys(properties).filter((name) => {
    const field = fields[name];
    return field && isNonNullType(field.type) && !schema.required?.includes(name);
  });
  return [
    ...onlyTyped.map((name) => `${at}.${name}: in the type ${typeName} alone`),
    ...onlyWritten.map((name) => `${at}.${name}: in the schema alone`),
    ...optional.map((name) => `${at}.${name}: may be left out, and the type says that it never is`),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const field = fields[name];
      return field ? compare(field.type, property, root, `${at}.${name}`) : [];
    }),
  ];
}

describe("schema and types say the same of", () => {
  it.each(dataFiles)("$path", ({ typeName, schema }) => {
    const written = readData<Schema>(`schema/${schema}.schema.json`);
    const item = written.items ? resolve(written.items, written) : written;
    expect(compareFields(typeName, item, written, typeName)).toEqual([]);
  });
});
