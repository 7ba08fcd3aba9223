import { jsonOf, valueOf, type ContentFiles } from "../content-files";
import type { FileError } from "../finding";

/** Spelling of a company name, as written or in capitals, and the placeholder that replaces it. */
type BrandName = { form: RegExp; placeholder: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Files searched for lower-case uses of a name, which mark it as an ordinary word. */
const samples = ["home", "about", "faq", "solutions", "channels", "pricing"];

/** Returns the company's names, longest first, except malformed ones and ordinary lower-case words. */
export function readBrandNames(files: ContentFiles): BrandName[] {
  const site = valueOf<Record<string, string>>(files, "site.json");
  const words = samples.map((name) => jsonOf(files, `${name}.json`).text).join("\n");
  return ["storeBrand", "brand"].flatMap((placeholder) => {
    const name = site[placeholder]?.trim() ?? "";
    const small = new RegExp(`(?<![\\p{L}\\p{N}{])${escaped(name.toLocaleLowerCase("tr"))}`, "u");
    if (name.length < 3 || /[{}<>]/.test(name) || small.test(words)) return [];
    const forms = [name, name.toLocaleUpperCase("tr")].map(escaped).join("|");
    return { placeholder, form: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, "u") };
  });
}

/** Finds the first company name that is written literally instead of as a placeholder. */
export function brandIn(
  text: string,
  brands: readonly BrandName[],
  open: string,
  close: string,
): FileError | null {
  const brand = brands.find(({ form }) => form.test(text));
  if (!brand) return null;
  const values = { found: brand.form.exec(text)?.[0] ?? "", nearest: `${open}${brand.placeholder}${close}` };
  return { rule: "brand-typed", values, at: text.search(brand.form) };
}
