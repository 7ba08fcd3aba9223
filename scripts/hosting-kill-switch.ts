/**
 * `npx tsx scripts/hosting-kill-switch.ts [folder]`: replaces the service worker with one that removes itself
 * and its caches, and deletes the old worker's compressed copies, which a server would prefer.
 */
import fs from "node:fs";
import path from "node:path";

const folder = process.argv[2] ?? "public";
fs.rmSync(path.join(folder, "sw.js"), { force: true });
fs.copyFileSync("docs/hosting/kill-switch/sw.js", path.join(folder, "sw.js"));
for (const ending of [".br", ".gz", ".map"]) fs.rmSync(path.join(folder, `sw.js${ending}`), { force: true });
console.info(`${folder}/sw.js removes worker and caches at the next visit.`);
