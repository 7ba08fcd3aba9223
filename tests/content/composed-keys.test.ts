import fs from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { askedStrings, composedStrings } from "@/gatsby/content/asked-strings";
import { pluralBase } from "@/gatsby/content/check-asked-strings";
import { checkLocales } from "@/gatsby/content/check-locales";
import { textsIn } from "@/gatsby/content/json-file";
import { composedKeys, composedKeysFile } from "../../scripts/composed-keys";
import { isWhole } from "../e2e/extent";
import { contentCopy } from "../helpers/content-copy";
import { set } from "./mistakes/mistake";

const copy = contentCopy();
afterAll(() => copy.remove());

const listed = composedStrings(".").flatMap(({ namespaces, key }) => `${namespaces.join()} ${String(key)}`);

const keysOf = (namespace: string) =>
  textsIn(JSON.parse(fs.readFileSync(`locales/tr/${namespace}.json`, "utf8"))).map(({ at }) =>
    pluralBase(at.join(".")),
  );

/** Calls of one translator with a key of which a part is written in the code, as a pattern. */
const patterns = askedStrings(".").flatMap(({ namespaces: [namespace = "", ...others], key }) =>
  key instanceof RegExp && key.source !== "^" && others.length === 0 ? [{ namespace, key }] : [],
);

describe("a string that the code asks for by a key of parts", () => {
  it.each([
    ["scenes", "ads.audience"],
    ["scenes", "ads.audience.name"],
    ["errors", "timeout"],
    ["onboarding", "head.setup.title"],
    ["layout", "sharePictures.home"],
    ["about", "head.title"],
  ])("is missing where no language has it any more: %s, %s", (namespace, key) => {
    const files = locales.map((locale) => `locales/${locale}/${namespace}.json`);
    const edits = Object.fromEntries(files.map((file) => [file, set(key, undefined)] as const));
    const found = copy.with(edits, () => checkLocales(copy.root));
    expect(found.length).toBeGreaterThan(0);
    for (const { file, field, rule } of found) {
      expect(`${file}: ${rule}`).toBe(`locales/tr/${namespace}.json: missing-key`);
      expect(field.startsWith(key)).toBe(true);
    }
  });
});

describe(`${composedKeysFile} is that of the sources; if not: npm run generate:keys`, () => {
  it("has every string that such a call may mean", () => {
    const meant = patterns.flatMap(({ namespace, key }) =>
      keysOf(namespace).flatMap((name) => (key.test(name) ? [`${namespace} ${name}`] : [])),
    );
    const named = new Set(
      askedStrings(".").flatMap(({ namespaces, key }) => namespaces.map((one) => `${one} ${String(key)}`)),
    );
    expect(meant.filter((name) => !listed.includes(name) && !named.has(name))).toEqual([]);
  });

  it.runIf(isWhole)("has what the types say", () => {
    expect(JSON.parse(fs.readFileSync(composedKeysFile, "utf8"))).toEqual(composedKeys());
  });
});
