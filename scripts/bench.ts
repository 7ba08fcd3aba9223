/**
 * `npm run bench`: measures every page type of the built site beside plain HTML of the same content (the limit), in one
 * interleaved run, and writes the table. Figures of time only compare within a run.
 * Usage: npx tsx scripts/bench.ts [--runs 5] [--pages /,/pricing/] [--out bench.json]
 */
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { staticServer } from "../src/gatsby/hosting/static-server";
import { precompress } from "../src/gatsby/hosting/precompress";
import { labRun, type LabRun } from "./bench/lab";
import { writePlainPages } from "./bench/plain-page";
import { openBrowser, visit, type Visits } from "./bench/visits";
import { findBrowser } from "./browser";
import { serveSite } from "./site-server";

const types = [
  "/",
  "/pricing/",
  "/faq/",
  "/press/",
  "/press/bthaber/",
  "/solutions/",
  "/referances/",
  "/contact-us/",
  "/gdpr/",
  "/en/",
];

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function servePlain(folder: string): Promise<{ url: string; close: () => void }> {
  const rules = { redirects: [], rewrites: [], notFound: [], headers: {}, policies: {} };
  const server = http.createServer(staticServer(folder, rules));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

function labTable(lab: Map<string, { site: LabRun[]; plain: LabRun[] }>): string[] {
  const rows = [...lab].map(([page, { site, plain }]) => {
    const of = (runs: LabRun[], pick: (run: LabRun) => number) => median(runs.map(pick));
    const both = (pick: (run: LabRun) => number) =>
      `${Math.round(of(site, pick))} / ${Math.round(of(plain, pick))}`;
    const ratio = (of(site, (run) => run.lcp) / of(plain, (run) => run.lcp)).toFixed(2);
    const kB = (kind: keyof LabRun["bytes"]) => kilobytes(of(site, ({ bytes }) => bytes[kind]));
    const total = `${kB("total")} / ${kilobytes(of(plain, ({ bytes }) => bytes.total))}`;
    return `| ${page} | ${both((run) => run.score)} | ${both((run) => run.fcp)} | ${both((run) => run.lcp)} | ${ratio} | ${both((run) => run.tbt)} | ${of(site, (run) => run.cls).toFixed(3)} | ${total} | ${kB("html")} | ${kB("css")} | ${kB("font")} | ${kB("image")} | ${kB("script")} | ${kB("ahead")} |`;
  });
  return [
    "Site / plain page; milliseconds and kB (1000 bytes) over the wire; median.",
    "",
    "| page | score | FCP | LCP | LCP ratio | TBT | CLS | total kB | html | css | font | images | script | ahead at idle |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
  ];
}

function visitTable(site: Visits[], plain: Visits[]): string[] {
  const of = (runs: Visits[], pick: (run: Visits) => number | null) =>
    Math.round(median(runs.map((run) => pick(run) ?? Number.NaN)));
  return [
    "| after the first page | site ms | plain page ms |",
    "| --- | --- | --- |",
    `| first visit of home, first paint | ${of(site, (run) => run.first)} | ${of(plain, (run) => run.first)} |`,
    `| home to pricing, new heading | ${of(site, (run) => run.navigation)} | ${of(plain, (run) => run.navigation)} |`,
    `| repeat visit, first paint | ${of(site, (run) => run.repeat)} | ${of(plain, (run) => run.repeat)} |`,
    `| without a network, first paint | ${of(site, (run) => run.offline)} | none |`,
  ];
}

async function main() {
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "5" }, pages: { type: "string" }, out: { type: "string" } },
  });
  const pages = values.pages?.split(",") ?? types;
  const runs = Number(values.runs);
  const browserPath = process.env.BROWSER_PATH ?? findBrowser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const plainFolder = path.join(folder, "plain");
  writePlainPages("public", plainFolder, [...new Set([...pages, "/", "/pricing/"])]);
  await precompress(plainFolder);
  const site = await serveSite(0, { directory: path.join(folder, "sandbox") });
  const plain = await servePlain(plainFolder);

  const lab = new Map(pages.map((page) => [page, { site: [] as LabRun[], plain: [] as LabRun[] }]));
  for (let round = 0; round < runs; round += 1)
    for (const [page, results] of lab) {
      results.site.push(await labRun(site.url + page, browserPath));
      results.plain.push(await labRun(plain.url + page, browserPath));
      console.error(`round ${round + 1} of ${runs}: ${page}`);
    }
  const browser = await openBrowser(browserPath);
  const visits = { site: [] as Visits[], plain: [] as Visits[] };
  for (let round = 0; round < runs; round += 1) {
    visits.site.push(await visit(browser, site.url, "/", "/pricing/"));
    visits.plain.push(await visit(browser, plain.url, "/", "/pricing/"));
  }
  await browser.close();
  await site.close();
  plain.close();
  console.info([...labTable(lab), "", ...visitTable(visits.site, visits.plain)].join("\n"));
  if (values.out) fs.writeFileSync(values.out, JSON.stringify({ lab: [...lab], visits }, null, 1));
  fs.rmSync(folder, { recursive: true, force: true });
}

void main();
