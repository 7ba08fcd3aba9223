import fs from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { checkContent } from "../../plugins/content-check/check-content";
import { dataFiles } from "@/gatsby/data/data-files";
import { everyNth } from "../e2e/extent";
import { contentCopy } from "../helpers/content-copy";

const copy = contentCopy();
afterAll(() => copy.remove());

type Json = Record<string, unknown>;

const values = [null, {}, [], "text", [null]];

/** One file of each type. */
const files = dataFiles.map(({ path }) => {
  const [first = ""] = path.endsWith("/")
    ? fs.readdirSync(`data/${path}`).filter((name) => /json$/.test(name))
    : [];
  return `data/${path}${first}`;
});

/** Yields variants of a file with a value of another type in a top-level field. */
function* misshapen(file: string): Generator<string> {
  const content = JSON.parse(fs.readFileSync(file, "utf8")) as Json | Json[];
  const [item = {}, ...others] = Array.isArray(content) ? content : [content];
  for (const value of values) {
    yield JSON.stringify(value);
    const changed = Object.fromEntries(Object.keys(item).map((key) => [key, value]));
    yield JSON.stringify(Array.isArray(content) ? [changed, value, ...others] : changed);
  }
}

describe("content check of a file with values of the wrong type", () => {
  const all = [...files, "locales/tr/common.json", "locales/en/common.json"];

  it.each([...all.entries()])(
    "the content check reports a value of the wrong type without crashing: %i, %s",
    (row, file) => {
      for (const content of everyNth([...misshapen(file)], 5, row)) {
        const found = copy.withFiles({ [file]: content }, () => checkContent(copy.root));
        // Only a list may be empty.
        if (!/[[:]\[\]|^(?:\{\}|\[\])$/.test(content)) expect(found, content.slice(0, 200)).not.toEqual([]);
      }
    },
  );
});
