/**
 * `npx tsx bench/scale.ts [50 500 2000]`: builds copies of the project with that many press items (from
 * scratch, unchanged, and after an edit to one item), checks their content, and prints build time and page
 * weight as a table.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { ProjectCopy } from "../tests/helpers/project-copy";

type PressFile = Record<"slug" | "date", string> & Record<"source" | "header", Record<string, string>>;

const sources = Array.from({ length: 12 }, (_, index) => `Kaynak ${index + 1}`);
const template = "data/press/coupons-in-chat.json";

/** Adds press items that share one cover, so that image processing costs the same at every size. */
function fill(copy: ProjectCopy, count: number) {
  const existing = fs
    .readdirSync(path.join(copy.root, "data/press"))
    .filter((name) => name.endsWith(".json"));
  for (let index = existing.length; index < count; index++) {
    const slug = `generated-${index}`;
    const source = sources[index % sources.length] ?? "";
    const date = new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10);
    copy.writeJson<PressFile>(
      `data/press/${slug}.json`,
      (item) => ({ ...item, slug, date, source: { tr: source, en: source } }),
      template,
    );
  }
}

/** Builds a copy of the project and returns the duration in seconds. */
async function measure(copy: ProjectCopy): Promise<string> {
  const start = performance.now();
  await copy.build();
  return ((performance.now() - start) / 1000).toFixed(0);
}

/** Returns the duration of a second content check in seconds; the first one includes bundling. */
function checkContent(copy: ProjectCopy): number {
  const check = () =>
    execFileSync(process.execPath, [path.resolve("scripts/content-check.mjs")], { cwd: copy.root });
  check();
  const start = performance.now();
  check();
  return (performance.now() - start) / 1000;
}

const kilobytes = (text: string | Buffer) => (gzipSync(text, { level: 9 }).length / 1000).toFixed(1);

async function bench(count: number): Promise<string> {
  const copy = new ProjectCopy();
  try {
    fill(copy, count);
    const seconds = [await measure(copy), await measure(copy)];
    copy.writeJson<PressFile>(template, (item) => ({ ...item, header: { tr: "Yeni", en: "New" } }));
    seconds.push(await measure(copy));
    const data = fs.readFileSync(path.join(copy.root, "public/page-data/press/page-data.json"));
    const check = checkContent(copy).toFixed(1);
    const weight = [kilobytes(copy.page("/press/")), kilobytes(data)];
    return `| ${[count, ...seconds, check, ...weight].join(" | ")} |`;
  } finally {
    copy.remove();
  }
}

async function main() {
  const counts = process.argv.slice(2).map(Number);
  console.info(
    "| items | cold s | same s | edited s | content check s | /press/ HTML kB gz | its data kB gz |",
  );
  console.info("| --- | --- | --- | --- | --- | --- | --- |");
  for (const count of counts.length > 0 ? counts : [50, 500, 2000]) console.info(await bench(count));
}

void main();
