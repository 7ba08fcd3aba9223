import fs from "node:fs";
import path from "node:path";
import type { ContentFolder } from "../../helpers/content-folder";
import type { Edit } from "./edit";

const vowels = "aeiouyAEIOUY";
const accented = "äéíöüÿÄÉÍÖÜŸ";

/** Parts that translators leave unchanged: tags, code, placeholders, link targets, addresses. */
const kept =
  /<[^>]*>|`[^`]*`|\{\{[^}]*\}\}|\{\w+|\[\[[^\]]*\]\]|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+/g;

/**
 * Returns a pseudo-translation: as long as the original, and marked by changed vowels.
 * @example pseudoTranslated("Free for {trialDays: day, days}") // "Fréé för {trialDays: däÿ, däÿs}"
 */
function pseudoTranslated(text: string): string {
  const accent = (part: string) =>
    part.replace(/[aeiouy]/gi, (letter) => accented[vowels.indexOf(letter)] ?? letter);
  let last = 0;
  let translated = "";
  for (const { 0: same, index } of text.matchAll(kept)) {
    translated += accent(text.slice(last, index)) + same;
    last = index + same.length;
  }
  return translated + accent(text.slice(last));
}

type Localized = { tr: unknown; en: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Translates every text of a value, but not field names. */
function translated(value: unknown): unknown {
  if (typeof value === "string") return pseudoTranslated(value);
  if (Array.isArray(value)) return value.map(translated);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translated(part)]));
}

const isLocalized = (value: unknown): value is Localized =>
  isObject(value) && Object.keys(value).sort().join() === "en,tr";

/** Adds a third language wherever a value has two. */
function withGerman(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withGerman);
  if (isLocalized(value)) return { ...value, de: translated(value.en) };
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withGerman(part)]));
}

/** Requires the third language wherever a schema has localised text. */
function schemaWithGerman(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(schemaWithGerman);
  if (!isObject(schema)) return schema;
  const { properties, required } = schema;
  const own = isLocalized(properties)
    ? {
        ...schema,
        properties: { ...properties, de: { ...(properties.en as object), title: "Almanca | German" } },
        ...(Array.isArray(required) && { required: [...(required as string[]), "de"] }),
      }
    : schema;
  return Object.fromEntries(
    Object.entries(own).map(([key, part]) => [
      key,
      key === "examples" ? withGerman(part) : schemaWithGerman(part),
    ]),
  );
}

const filesBelow = (folder: ContentFolder, name: string, extension: string) =>
  fs
    .readdirSync(path.join(folder.root, name), { recursive: true, encoding: "utf8" })
    .map((file) => path.join(name, file))
    .filter((file) => file.endsWith(extension));

/** Adds German, a pseudo-translation of English, to every list of languages. */
export const thirdLanguage: Edit = {
  name: "a third language",
  apply: (folder) => {
    folder.editText("src/config/languages.ts", (text) => text.replace('["tr", "en"]', '["tr", "en", "de"]'));
    folder.editText("src/config/language-facts.ts", (text) =>
      text.replace(
        /\n};\n$/,
        '\n  de: { name: "Deutsch", short: "DE", dates: "de", network: "de_DE" },\n};\n',
      ),
    );
    folder.editText("src/i18n/lazy-namespaces.ts", (text) =>
      text.replace(/\n {2}en: \{[^]*?\n {2}\},/, (own) => own + own.replace(/\ben\b/g, "de")),
    );
    folder.editText("src/app/last-resort.tsx", (text) =>
      text
        .replace("\nimport en", '\nimport de from "../../locales/de/last-resort.json";\nimport en')
        .replace("{ tr, en }", "{ tr, en, de }"),
    );
    folder.editText("contract/onboarding.openapi.yaml", (text) =>
      text.replace("enum: [tr, en]", "enum: [tr, en, de]"),
    );
    for (const file of filesBelow(folder, "locales/en", ".json"))
      folder.writeJson(file.replace("/en/", "/de/"), translated, file);
    for (const file of filesBelow(folder, "data", ".json"))
      folder.writeJson(file, file.startsWith("data/schema/") ? schemaWithGerman : withGerman);
    for (const file of filesBelow(folder, "data", "/en.md"))
      folder.write(file.replace("/en.md", "/de.md"), markdownInGerman(folder.read(file)));
    folder.copy("static/flags/en.svg", "static/flags/de.svg");
  },
};

/** Translates a Markdown text; of its front matter only title, lead and summary. */
const markdownInGerman = (text: string) =>
  text
    .replaceAll("](/en/", "](/de/")
    .replace(
      /^(---\n)([^]*?)(\n---\n)([^]*)$/,
      (_, open: string, head: string, close: string, body: string) =>
        open +
        head.replace(
          /^(title|lead|summary): (.*)$/gm,
          (_line, name: string, value: string) => `${name}: ${pseudoTranslated(value)}`,
        ) +
        close +
        pseudoTranslated(body),
    );
