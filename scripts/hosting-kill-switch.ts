/** `npx tsx scripts/hosting-kill-switch.ts [folder]`: writes a service worker that unregisters itself. */
import fs from "node:fs";
import path from "node:path";

const folder = process.argv[2] ?? "public";
fs.rmSync(path.join(folder, "sw.js"), { force: true });
fs.copyFileSync("docs/hosting/kill-switch/sw.js", path.join(folder, "sw.js"));
for (const ending of [".br", ".gz", ".map"]) fs.rmSync(path.join(folder, `sw.js${ending}`), { force: true });
console.info(`${folder}/sw.js removes worker and caches at the next visit.`);
