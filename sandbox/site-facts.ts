import fs from "node:fs";

/** Facts of the site that the backend's answers have to agree with, read from the content files. */
export type SiteFacts = { storeDomain: string };

/** A content file; empty where the copy at hand has none. */
function read(file: string): Record<string, unknown> {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Reads them from the content folder. */
export function readSiteFacts(folder = "data"): SiteFacts {
  const { storeDomain } = read(`${folder}/site.json`);
  return {
    storeDomain: typeof storeDomain === "string" ? storeDomain : "store.example",
  };
}
