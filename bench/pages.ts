/**
 * Benchmarks every page type of the built site against plain HTML with the same content (the lower limit) in
 * one interleaved run, and writes tables. `--peers` also installs Astro and Next, and builds and measures two
 * pages in each. Timings are comparable only within a run. Usage, after `npm ci --prefix bench`: npx tsx
 * bench/pages.ts [--runs 5] [--pages /,/pricing/] [--peers] [--out bench.json]
 */
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { securityHeaders } from "../plugins/host-rules/security-headers";
import { staticServer } from "../plugins/host-rules/static-server";
import { precompress } from "../plugins/host-rules/precompress";
import { labRun } from "./measure/lab";
import { peerPages } from "./peers/peer-pages";
import { buildPeers } from "./peers/peers";
import { writePlainPages } from "./peers/plain-page";
import {
  labTable,
  firstVisitTables,
  peerTable,
  visitTable,
  type LabRuns,
  type FirstVisitRuns,
  type Subject,
  type VisitRuns,
} from "./measure/tables";
import { measureTaps } from "./measure/tap";
import { firstVisit, openBrowser, visit } from "./measure/visits";
import { findBrowser, fullBrowser } from "../scripts/browser";
import { closeServer } from "../scripts/close-server";
import { serveSite } from "../scripts/site-server";
import { createNetworkProxy } from "../tests/e2e/network-proxy";

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

type Options = { pages: readonly string[]; runs: number; hasPeers: boolean };
type Served = { url: string; close: () => void | Promise<void> };

/** Reports whether an implementation has a page; the peer frameworks have only a few. */
const hasPage = (subject: Subject, page: string) =>
  subject === "site" || subject === "plain" || peerPages.some((known) => known === page);

/** Serves a folder with the site's headers except the CSP, which adds a browser process to first visits. */
async function serveFolder(folder: string): Promise<Served> {
  const rules = { redirects: [], rewrites: [], notFound: [], headers: securityHeaders, policies: {} };
  const server = http.createServer(staticServer(folder, rules));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://localhost:${port}`, close: () => closeServer(server) };
}

/** Serves the site, the plain pages and, if requested, the peer frameworks, each on its own origin. */
async function serveAll(
  folder: string,
  { pages, hasPeers }: Options,
): Promise<Partial<Record<Subject, Served>>> {
  const plainFolder = path.join(folder, "plain");
  writePlainPages("public", plainFolder, [...new Set([...pages, ...peerPages])]);
  const peers = hasPeers ? await buildPeers(plainFolder, folder) : null;
  await precompress(plainFolder);
  const site = await serveSite(0, { directory: path.join(folder, "sandbox") });
  const plain = await serveFolder(plainFolder);
  if (!peers) return { site, plain };
  return { site, plain, astro: await serveFolder(peers.astro), next: await serveFolder(peers.next) };
}

async function runLab(subjects: [Subject, Served][], { pages, runs }: Options, browserPath: string) {
  const lab = new Map(pages.map((page): [string, LabRuns] => [page, {}]));
  for (let round = 0; round < runs; round += 1)
    for (const [page, results] of lab) {
      for (const [subject, { url }] of subjects)
        if (hasPage(subject, page)) (results[subject] ??= []).push(await labRun(url + page, browserPath));
      console.error(`round ${round + 1} of ${runs}: ${page}`);
    }
  return lab;
}

/** Uses a full browser, since the headless shell does not request the icon. */
async function runFirstVisits(subjects: [Subject, Served][], { pages, runs }: Options) {
  const browser = await openBrowser(fullBrowser() ?? findBrowser());
  const visits = new Map(pages.map((page): [string, FirstVisitRuns] => [page, {}]));
  for (let round = 0; round < runs; round += 1)
    for (const [subject, { url }] of subjects) {
      const pieces = await createNetworkProxy(url);
      pieces.become("in pieces");
      for (const [page, results] of visits)
        if (hasPage(subject, page))
          (results[subject] ??= []).push(await firstVisit(browser, url + page, pieces.url));
      await pieces.close();
    }
  await browser.close();
  return visits;
}

async function runVisits(subjects: [Subject, Served][], runs: number, browserPath: string) {
  const browser = await openBrowser(browserPath);
  const visits: VisitRuns = {};
  for (let round = 0; round < runs; round += 1)
    for (const [subject, { url }] of subjects) {
      const visited = await visit(browser, url, "/", "/pricing/");
      // Plain pages have no scripts that could respond to a tap.
      const taps = subject === "plain" ? {} : await measureTaps(browser, `${url}/pricing/`);
      (visits[subject] ??= []).push({ ...visited, ...taps });
    }
  await browser.close();
  return visits;
}

async function bench(folder: string, options: Options, out?: string) {
  const browserPath = process.env.BROWSER_PATH ?? findBrowser();
  const served = await serveAll(folder, options);
  const subjects = Object.entries(served) as [Subject, Served][];
  try {
    const lab = await runLab(subjects, options, browserPath);
    const save = (results: object) => out && fs.writeFileSync(out, JSON.stringify(results, null, 1));
    save({ lab: [...lab] });
    const firstVisits = await runFirstVisits(subjects, options);
    save({ lab: [...lab], firstVisits: [...firstVisits] });
    const visits = await runVisits(subjects, 2 * options.runs + 1, browserPath);
    const beside = [...lab].filter(([, runs]) => runs.next).map(([page, runs]) => peerTable(page, runs));
    console.info(
      [labTable(lab), ...beside, firstVisitTables(firstVisits), visitTable(visits)]
        .map((lines) => lines.join("\n"))
        .join("\n\n"),
    );
    save({ lab: [...lab], firstVisits: [...firstVisits], visits });
  } finally {
    for (const [, { close }] of subjects) await close();
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "string" },
      peers: { type: "boolean", default: false },
      out: { type: "string" },
    },
  });
  const pages = values.pages?.split(",") ?? types;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bench-"));
  try {
    await bench(folder, { pages, runs: Number(values.runs), hasPeers: values.peers }, values.out);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

void main();
