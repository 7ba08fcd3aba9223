import fs from "node:fs";
import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import { parse } from "yaml";

const source = "contract/onboarding.openapi.yaml";

/** Where the files made from the contract are kept. */
export const generatedFolder = "src/services/generated";

const notice = "Made from contract/onboarding.openapi.yaml by scripts/generate-contract.ts; do not edit.";

const readDocument = () => parse(fs.readFileSync(source, "utf8"), { merge: true }) as OpenAPI3; // checked by the generator

/** The files made from the contract, by name, as they should be. */
export async function contractFiles(): Promise<Record<string, string>> {
  const types = await openapiTypescript(readDocument());
  return { "contract.d.ts": `// ${notice}\n${astToString(types)}` };
}
