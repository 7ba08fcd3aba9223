import fs from "node:fs";
import path from "node:path";
import Ajv2020, { type ErrorObject, type SchemaObject, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { ContentProblem } from "./content-problem";
import { dataFileOf, dataFiles } from "./data-files";
import { dataFormats, formatMessages, type DataContents } from "./data-formats";
import type { Constant } from "../schema/interpolate";
import { checkLegalTexts } from "./check-legal-texts";
import { checkPressArticles } from "./check-press-articles";
import { placeholderValues } from "../schema/placeholder-values";
import { unknownPlaceholders } from "./unknown-placeholders";

type Parsed = { contents: Map<string, unknown>; problems: ContentProblem[] };

const problemIn = (relativePath: string, message: string, item = "-", field = "-"): ContentProblem => ({
  file: `data/${relativePath}`,
  item,
  field,
  message,
});

/** JSON files of `data/`, without the schemas, by path below it. */
function readAll(dataFolder: string): Parsed {
  const contents = new Map<string, unknown>();
  const problems: ContentProblem[] = [];
  const names = fs
    .readdirSync(dataFolder, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"));
  for (const name of names.filter((file) => file.endsWith(".json") && !file.startsWith("schema/")).sort()) {
    try {
      contents.set(name, JSON.parse(fs.readFileSync(path.join(dataFolder, name), "utf8")));
    } catch (error) {
      problems.push(problemIn(name, `not valid JSON: ${(error as Error).message}`));
    }
  }
  return { contents, problems };
}

/** How an item of a list is named in a message. */
function itemName(content: unknown, index: string | undefined): string {
  if (!Array.isArray(content) || index === undefined) return "-";
  const { slug } = (content[Number(index)] ?? {}) as { slug?: string };
  return slug ? `#${index} (${slug})` : `#${index}`;
}

function fromSchemaError(name: string, content: unknown, error: ErrorObject): ContentProblem {
  const path = error.instancePath.split("/").slice(1);
  const params = error.params as Record<string, string>;
  const named = params.missingProperty ?? params.additionalProperty;
  const field =
    [...(Array.isArray(content) ? path.slice(1) : path), ...(named ? [named] : [])].join(".") || "-";
  const isFormat = error.keyword === "format" && params.format !== undefined;
  const message = (isFormat && formatMessages[params.format ?? ""]) || error.message || error.keyword;
  const value = typeof error.data === "string" ? `: "${error.data}"` : "";
  return problemIn(name, isFormat ? message + value : message, itemName(content, path[0]), field);
}

/** Checks each file against its schema; every schema is compiled once, however many files use it. */
function checkSchemas(dataFolder: string, contents: DataContents): ContentProblem[] {
  const read = (name: string) =>
    JSON.parse(
      fs.readFileSync(path.join(dataFolder, "schema", `${name}.schema.json`), "utf8"),
    ) as SchemaObject;
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    validateSchema: false,
    schemas: [read("shared")],
  });
  const checked = { folder: dataFolder };
  addFormats(ajv, ["date", "uri"]);
  for (const [format, check] of Object.entries(dataFormats(contents, checked))) ajv.addFormat(format, check);
  const checks = new Map<string, ValidateFunction>();
  const checkOf = (schema: string) => {
    const check = checks.get(schema) ?? ajv.compile(read(schema));
    checks.set(schema, check);
    return check;
  };
  return [...contents].flatMap(([name, content]) => {
    const file = dataFileOf(name);
    if (!file) return [problemIn(name, "is not a known data file (src/gatsby/content/data-files.ts)")];
    checked.folder = path.dirname(path.join(dataFolder, name));
    const check = checkOf(file.schema);
    return check(content) ? [] : (check.errors ?? []).map((error) => fromSchemaError(name, content, error));
  });
}

function checkSlugs(contents: DataContents): ContentProblem[] {
  return [...contents].flatMap(([name, content]) => {
    if (Array.isArray(content)) {
      const slugs = content.map((item: { slug?: string }) => item.slug);
      return slugs.flatMap((slug, index) =>
        slug !== undefined && slugs.indexOf(slug) < index
          ? [problemIn(name, "is used twice in this file", itemName(content, String(index)), "slug")]
          : [],
      );
    }
    const { slug } = (content ?? {}) as { slug?: string };
    const expected = path.basename(name, ".json");
    return dataFileOf(name)?.path.endsWith("/") && slug !== expected
      ? [problemIn(name, `must be the file's name, "${expected}"`, "-", "slug")]
      : [];
  });
}

/**
 * Checks everything in `data/`: shape, both languages, references between files, pictures, slugs and placeholders.
 * @param root the project's root
 */
export function validateData(root: string): ContentProblem[] {
  const dataFolder = path.join(root, "data");
  const { contents, problems } = readAll(dataFolder);
  const missing = dataFiles
    .filter(({ path: name }) => !name.endsWith("/") && !fs.existsSync(path.join(dataFolder, name)))
    .map(({ path: name }) => problemIn(name, "the file is missing"));
  const constants = (contents.get("constants.json") ?? {}) as Record<string, Constant>;
  const site = (contents.get("site.json") ?? {}) as Record<string, unknown>;
  const known = new Set(Object.keys(placeholderValues(constants, site)));
  const placeholders = [...contents].flatMap(([name, content]) =>
    unknownPlaceholders(content, known).map(({ path: at, placeholder }) =>
      problemIn(
        name,
        `unknown placeholder {${placeholder}}`,
        itemName(content, at[0]),
        (Array.isArray(content) ? at.slice(1) : at).join("."),
      ),
    ),
  );
  return [
    ...problems,
    ...missing,
    ...checkSchemas(dataFolder, contents),
    ...checkSlugs(contents),
    ...placeholders,
    ...checkLegalTexts(dataFolder, known),
    ...checkPressArticles(dataFolder, known),
  ];
}
