import fs from "node:fs";
import path from "node:path";

const packageOf = (source: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];

/**
 * Packages whose code a built site sends to browsers: those named in the source maps of its scripts, and the worker's own,
 * which the build copies.
 */
export function browserPackages(folder: string): string[] {
  const maps = fs.readdirSync(folder).filter((file) => file.endsWith(".js.map"));
  const sources = maps.flatMap(
    (file) => (JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")) as { sources: string[] }).sources,
  );
  const copied = fs.readdirSync(folder).filter((file) => file.startsWith("workbox-v"));
  const names = new Set(sources.map(packageOf).filter((name) => name !== undefined));
  for (const library of copied)
    for (const file of fs.readdirSync(path.join(folder, library)))
      if (file.endsWith(".prod.js")) names.add(file.replace(".prod.js", ""));
  return [...names].sort();
}
