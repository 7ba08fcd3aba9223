import fs from "node:fs";
import path from "node:path";
import { locales, type Locale } from "../../config/languages";
import { markOf, type TextSource } from "../../lib/source-mark";
import { jsonFilesBelow } from "../data/list-files";
import { readTextFile } from "../data/text-file";

type Texts = Record<Locale, string>;

/**
 * Reports whether pages are displayed in the studio, which sets its own address in the environment; always
 * false in builds.
 */
export const isInStudio = (env: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(env.GATSBY_STUDIO) && env.NODE_ENV === "development";

const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" &&
  value !== null &&
  locales.every((locale) => typeof (value as Record<string, unknown>)[locale] === "string");

const keyOf = (texts: Texts) => JSON.stringify(locales.map((locale) => texts[locale]));

/** Milliseconds for which the file index is cached, because each page resolves hundreds of texts at once. */
const patience = 200;

/** Maps localised texts to their locations in data/, because resolvers receive values without their files. */
export class TextSources {
  private places = new Map<string, TextSource[]>();
  private state = "";
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly root: string) {}

  private refresh() {
    if (performance.now() - this.readAt < patience) return;
    this.readAt = performance.now();
    const files = jsonFilesBelow(this.root, "data").filter((file) => !file.startsWith("data/schema/"));
    const times = files
      .map((file) => `${file} ${fs.statSync(path.join(this.root, file)).mtimeMs}`)
      .join("\n");
    if (times === this.state) return;
    this.state = times;
    this.places = new Map();
    for (const file of files) this.read(file);
  }

  private read(file: string) {
    const note = (value: unknown, at: TextSource["at"]) => {
      if (isTexts(value)) {
        const key = keyOf(value);
        this.places.set(key, [...(this.places.get(key) ?? []), { file, at }]);
      } else if (Array.isArray(value)) value.forEach((item, index) => note(item, [...at, index]));
      else if (typeof value === "object" && value !== null)
        for (const [name, part] of Object.entries(value)) note(part, [...at, name]);
    };
    try {
      note(JSON.parse(readTextFile(path.join(this.root, file)).text), []);
    } catch {
      // The content check reports unreadable files.
    }
  }

  /**
   * Returns the location of a localised text. Among equal texts, returns the one whose path is most similar to
   * the query's.
   * @param asked path of the field in the query result
   */
  sourceOf(texts: unknown, asked: readonly (string | number)[]): TextSource | null {
    if (!isTexts(texts)) return null;
    this.refresh();
    const likeness = ({ at }: TextSource) => {
      const depth = at.findIndex((_, index) => at.at(-1 - index) !== asked.at(-1 - index));
      return depth < 0 ? at.length : depth;
    };
    const places = this.places.get(keyOf(texts)) ?? [];
    return [...places].sort((a, b) => likeness(b) - likeness(a))[0] ?? null;
  }
}

/** Adds a source marker with its key to each interface string in a namespace. */
export function markedStrings(namespace: string, strings: unknown, at: string[] = []): unknown {
  if (typeof strings === "string") return strings + markOf({ file: `locales/${namespace}.json`, at });
  if (typeof strings !== "object" || strings === null) return strings;
  return Object.fromEntries(
    Object.entries(strings).map(([key, part]) => [key, markedStrings(namespace, part, [...at, key])]),
  );
}

/** Adds a Markdown text's source markers to the paragraphs, headings and cells of its HTML. */
export const markedHtml = (html: string, folder: string): string =>
  html.replace(/<\/(?:h[1-6]|p|li|td|th)>/g, (end) => markOf({ file: `data/${folder}`, at: ["body"] }) + end);
