/**
 * `npx tsx tests/without-plugins.ts [plugin …]`: builds the site in full, without each plugin, and without
 * all of them; tests pages, links, languages, the onboarding and axe on each build; and prints build time and
 * page weight. `--weigh` skips the tests.
 */
import fs from "node:fs";
import zlib from "node:zlib";
import { run } from "../scripts/run";

const played = "tests/e2e/(crawl|pages|locale|journeys|axe)\\.spec";
const pages = ["index.html", "pricing/index.html"];

const plugins = fs.readdirSync("plugins").filter((name) => fs.existsSync(`plugins/${name}/README.md`));
const chosen = process.argv.slice(2).filter((name) => name !== "--weigh");
const isPlayed = !process.argv.includes("--weigh");

const kilobytes = (texts: readonly (string | Buffer)[]) =>
  (texts.reduce((sum, text) => sum + zlib.gzipSync(text).length, 0) / 1000).toFixed(1).padStart(7);
const filesOf = (addresses: readonly string[]) => addresses.map((name) => fs.readFileSync(`public${name}`));

/** Returns the compressed size of a page and of its immediate and on-intent scripts, in kB. */
function weigh(file: string): string {
  const html = fs.readFileSync(`public/${file}`, "utf8");
  const tags = [...html.matchAll(/<script[^>]* src="(\/[^"]+\.js)"/g)].flatMap(([, src]) => src ?? []);
  const [, list = "[]"] = /"scripts":(\[[^\]]*\])/.exec(html) ?? [];
  return [[html], filesOf(tags), filesOf(JSON.parse(list) as string[])].map(kilobytes).join("");
}

/** Builds and tests the site without some plugins; returns its table row, and whether all tests passed. */
async function attempt(names: readonly string[]): Promise<[row: string, isPassed: boolean]> {
  const env = { WITHOUT: names.join(",") };
  const what = (names.length > 1 ? "all" : (names[0] ?? "nothing")).padEnd(16);
  const started = Date.now();
  if ((await run("tsx", ["scripts/build.ts"], env)) !== 0) return [`${what} does not build`, false];
  const seconds = String(Math.round((Date.now() - started) / 1000)).padStart(5);
  const isPassed = !isPlayed || (await run("playwright", ["test", played], env)) === 0;
  return [`${what}${seconds}${pages.map(weigh).join("  ")}${isPassed ? "" : "  FAILED"}`, isPassed];
}

async function main() {
  const all = [[], ...plugins.map((name) => [name]), plugins];
  const rows: [string, boolean][] = [];
  for (const names of chosen.length > 0 ? chosen.map((name) => name.split(",")) : all)
    rows.push(await attempt(names));
  console.info(
    `\nleft out         s  ${pages.map((page) => `${page}: page, at once, on intent (kB)`).join("  ")}`,
  );
  for (const [row] of rows) console.info(row);
  process.exit(Number(rows.some(([, isPassed]) => !isPassed)));
}

void main();
