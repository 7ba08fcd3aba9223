import fs from "node:fs";
import path from "node:path";

/**
 * Returns the file of the adapter that converts the backend's responses (contract/accepted-answers.md).
 * @param name value of GATSBY_API_ADAPTER; empty if the backend uses the documented response formats
 * @throws if there is no adapter of that name
 */
export function adapterFile(name: string, folder = "src/services/adapters"): string {
  const names = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && file !== "adapter.ts")
    .map((file) => path.basename(file, ".ts"))
    .sort();
  const chosen = name || "none";
  if (names.includes(chosen)) return path.join(folder, `${chosen}.ts`);
  throw new Error(`GATSBY_API_ADAPTER is "${name}", but ${folder} has only: ${names.join(", ")}.`);
}
