import type { Verdict } from "./judge-address";

const signs = String.raw`[₺$€£]`;
/** Codes as they are, since “try” is a word; of names the stem, behind which Turkish puts its suffixes. */
const words = String.raw`(?:(?:TL|TRY|USD|EUR|GBP)(?![A-Za-z])|[Ll]ira|[Dd]olar|[Dd]ollar|[Aa]vro|[Ee]uro|[Ss]terlin|[Pp]ound)`;

/**
 * A sign or the name of a currency beside a price, which brings its own: the page would say "$25 TL". Null where there is none.
 * @param prices names of the figures that are money
 */
export function judgeCurrency(text: string, prices: ReadonlySet<string>): Verdict | null {
  if (!text.includes("{")) return null;
  const beside = new RegExp(`(?:(${signs})\\s*)?\\{(\\w+)\\}(?:\\s*(${signs}|${words}))?`, "g");
  for (const [, before, name = "", after] of text.matchAll(beside)) {
    const found = before ?? after;
    if (found !== undefined && prices.has(name))
      return { rule: "currency-twice", values: { placeholder: `{${name}}`, found } };
  }
  return null;
}
