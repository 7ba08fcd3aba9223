import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import site from "../../../data/site.json";
import { maskedNumber } from "../../../sandbox/masked-number";
import { readSiteFacts } from "../../../sandbox/site-facts";
import { wordsIn, type Words } from "../../../sandbox/words";
import { temporaryFolder } from "./open-sandbox";

describe("the facts of the site", () => {
  it("are read from its content", () => expect(readSiteFacts()).toEqual({ storeDomain: site.storeDomain }));

  it.each([undefined, "{", "{}", '{"storeDomain": 7}'])(
    "have a default where the content is %s",
    (content) => {
      const folder = temporaryFolder();
      if (content !== undefined) fs.writeFileSync(path.join(folder, "site.json"), content);
      expect(readSiteFacts(folder)).toEqual({ storeDomain: "store.example" });
    },
  );
});

it.each([
  ["1234567890", "*******890"],
  ["12", "12"],
  ["", ""],
])("of the number %s, %s is kept", (number, kept) => expect(maskedNumber(number)).toBe(kept));

it("words are English in a language that has none yet", () => {
  const words: Words = { tr: "Merhaba", en: "Hello" };
  expect([wordsIn(words, "tr"), wordsIn(words, "en"), wordsIn(words, "az" as "en")]).toEqual([
    "Merhaba",
    "Hello",
    "Hello",
  ]);
});
