import fs from "node:fs";
import path from "node:path";

/**
 * The file of the adapter that translates the backend's answers (contract/accepted-answers.md).
 * @param name value of GATSBY_API_ADAPTER; empty: the backend speaks the documented forms
 * @throws where there is no adapter of that name
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
