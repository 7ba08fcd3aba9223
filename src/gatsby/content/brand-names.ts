import fs from "node:fs";
import path from "node:path";
import { JsonFile } from "./json-file";

/** A name of the company, with the placeholder that stands for it. */
export type BrandName = readonly [value: string, placeholder: string];

/** Names of the company, the longer one first: the store's name holds the brand. None where they cannot be read. */
export function readBrandNames(root: string): BrandName[] {
  const file = "data/site.json";
  if (!fs.existsSync(path.join(root, file))) return [];
  const site = (new JsonFile(root, file).value ?? {}) as Record<string, unknown>;
  return (["storeBrand", "brand"] as const)
    .map((name): BrandName => [typeof site[name] === "string" ? site[name] : "", name])
    .filter(([value]) => value.length > 2);
}

/** The first name of the company that a text has typed, as it is or in capitals, with its placeholder. */
export function brandIn(
  text: string,
  brands: readonly BrandName[],
): { typed: string; placeholder: string } | null {
  for (const [value, placeholder] of brands) {
    const typed = [value, value.toLocaleUpperCase("tr")].find((name) => text.includes(name));
    if (typed !== undefined) return { typed, placeholder };
  }
  return null;
}
