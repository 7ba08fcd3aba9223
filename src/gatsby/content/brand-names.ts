import fs from "node:fs";
import path from "node:path";
import { JsonFile } from "./json-file";
import type { Verdict } from "./judge-links";
import { perText } from "./per-text";
import { readTextFile } from "./text-file";

/** A name of the company, with the placeholder that stands for it; whether texts use it as a word as well. */
export type BrandName = readonly [value: string, placeholder: string, isWord: boolean];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Files whose texts show which words are ordinary. */
const samples = ["home", "about", "faq", "solutions", "channels", "pricing"];

/** Whether a name is a word that texts use in small letters, with any ending. */
function isOrdinary(root: string, name: string): boolean {
  const word = new RegExp(`(?<![\\p{L}\\p{N}{])${escaped(name.toLocaleLowerCase("tr"))}\\p{L}*`, "u");
  return samples.some((sample) => {
    const file = path.join(root, "data", `${sample}.json`);
    return fs.existsSync(file) && word.test(readTextFile(file).text);
  });
}

/** Names of the company, the longer one first: the store's name holds the brand. None where they cannot be read. */
export function readBrandNames(root: string): BrandName[] {
  const file = "data/site.json";
  if (!fs.existsSync(path.join(root, file))) return [];
  const site = (new JsonFile(root, file).value ?? {}) as Record<string, unknown>;
  return (["storeBrand", "brand"] as const)
    .map((name) => [typeof site[name] === "string" ? site[name].trim() : "", name] as const)
    .filter(([value]) => value.length > 2)
    .map(([value, name]): BrandName => [value, name, isOrdinary(root, value)]);
}

/** A name as a word of its own: an ordinary word that only starts like it is none. */
const wholeWord = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "gu");

/** Where a sentence begins, so that any word has a capital letter. */
const sentenceStart = /(?:^|[.!?:…]["”’)]*\s+|[“"(–-]\s*|\n\s*)$/;

function isIn(text: string, name: string, isWord: boolean): boolean {
  if (!text.includes(name)) return false;
  return [...text.matchAll(wholeWord(name))].some(
    ({ index }) =>
      !isWord ||
      /^[’']/.test(text.slice(index + name.length)) ||
      !sentenceStart.test(text.slice(Math.max(0, index - 8), index)),
  );
}

const inCapitals = perText((name) => name.toLocaleUpperCase("tr"));

/** The first name of the company that a text has typed, as it is or in capitals. */
export function brandIn(
  text: string,
  brands: readonly BrandName[],
  open: string,
  close: string,
): Verdict | null {
  for (const [value, placeholder, isWord] of brands) {
    const typed = [value, inCapitals(value)].find((name) => isIn(text, name, isWord));
    if (typed === undefined) continue;
    return {
      rule: "brand-typed",
      values: { nearest: `${open}${placeholder}${close}` },
      at: text.indexOf(typed),
    };
  }
  return null;
}
