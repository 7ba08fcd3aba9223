import { valueOf, type ContentFiles } from "../content-files";
import type { Verdict } from "../finding";

/** A name of the company, as it is or in capitals, with the placeholder that stands for it. */
export type BrandName = { form: RegExp; placeholder: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Files whose texts show which words are ordinary. */
const samples = ["home", "about", "faq", "solutions", "channels", "pricing"];

/**
 * Names of the company, the longer one first: the store's name holds the brand. None where they cannot be read, and none that is a
 * word which texts use in small letters, with any ending.
 */
export function readBrandNames(files: ContentFiles): BrandName[] {
  const site = valueOf<Record<string, unknown> | null>(files, "site.json") ?? {};
  const words = samples.map((name) => files.all.get(`${name}.json`)?.text ?? "").join("\n");
  return ["storeBrand", "brand"].flatMap((placeholder) => {
    const typed = site[placeholder];
    const name = typeof typed === "string" ? typed.trim() : "";
    const small = new RegExp(`(?<![\\p{L}\\p{N}{])${escaped(name.toLocaleLowerCase("tr"))}`, "u");
    if (name.length < 3 || small.test(words)) return [];
    const forms = [name, name.toLocaleUpperCase("tr")].map(escaped).join("|");
    return { placeholder, form: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, "u") };
  });
}

/** The first name of the company that a text has typed. */
export function brandIn(
  text: string,
  brands: readonly BrandName[],
  open: string,
  close: string,
): Verdict | null {
  for (const { form, placeholder } of brands) {
    const at = text.search(form);
    if (at >= 0) return { rule: "brand-typed", values: { nearest: `${open}${placeholder}${close}` }, at };
  }
  return null;
}
