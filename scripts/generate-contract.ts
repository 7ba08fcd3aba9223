/** Writes the types that are made from the contract. */
import fs from "node:fs";
import path from "node:path";
import { contractFiles, generatedFolder } from "./contract-files";

async function generate() {
  fs.mkdirSync(generatedFolder, { recursive: true });
  for (const [name, content] of Object.entries(await contractFiles()))
    fs.writeFileSync(path.join(generatedFolder, name), content);
}

void generate();
