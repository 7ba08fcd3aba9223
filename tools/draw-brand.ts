import fs from "node:fs";
import path from "node:path";
import { brandFiles } from "./brand/brand-files";

/** Writes what follows from the brand's colours and drawings; run with `npm run brand`, which draws the pictures as well. */
async function drawBrand() {
  for (const [file, content] of Object.entries(await brandFiles())) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

void drawBrand();
