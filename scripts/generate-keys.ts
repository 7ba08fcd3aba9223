/** `npm run generate:keys`: writes which keys of interface strings the code puts together. */
import fs from "node:fs";
import { composedKeys, composedKeysFile } from "./composed-keys";

fs.writeFileSync(composedKeysFile, `${JSON.stringify(composedKeys(), null, 2)}\n`);
