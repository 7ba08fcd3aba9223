import fs from "node:fs";
import path from "node:path";
import constants from "../../data/constants.json";
import site from "../../data/site.json";
import { locales, type Locale } from "@/config/languages";
import { readTextFile } from "@/gatsby/data/text-file";
import { interpolate } from "@/gatsby/data/interpolate";
import { placeholderValues } from "@/gatsby/data/placeholder-values";

/** Returns the strings of a value for a language: its localised texts, and texts without language. */
function textsOf(value: unknown, locale: Locale): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    locales.some((other) => other === key && other !== locale) ? [] : textsOf(child, locale),
  );
}

/** Returns all texts below `data/` in a language, with placeholders filled in. */
export function renderedContent(locale: Locale): string {
  const values = placeholderValues(constants, site);
  const files = fs
    .readdirSync("data", { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => !name.startsWith("schema/") && !["site.json", "constants.json"].includes(name));
  return files
    .flatMap((name) => {
      const file = path.resolve("data", name);
      if (name.endsWith(`/${locale}.md`)) return [readTextFile(file).text];
      if (!name.endsWith(".json")) return [];
      return textsOf(JSON.parse(readTextFile(file).text), locale);
    })
    .map((text) => interpolate(text, values, locale))
    .join("\n");
}
