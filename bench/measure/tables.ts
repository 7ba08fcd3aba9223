import type { LabRun } from "./lab";
import type { Taps } from "./tap";
import type { FirstVisit, Visits } from "./visits";

/** Implementations compared: the site, plain HTML with the same content, and other frameworks. */
export type Subject = "site" | "plain" | "astro" | "next";
export type LabRuns = Partial<Record<Subject, LabRun[]>>;
/** Visits by implementation. Pages without scripts have no tap measurements. */
export type VisitRuns = Partial<Record<Subject, (Visits & Partial<Taps>)[]>>;
export type FirstVisitRuns = Partial<Record<Subject, FirstVisit[]>>;

const titles: Record<Subject, string> = { site: "site", plain: "plain page", astro: "Astro", next: "Next" };
const subjectsOf = (runs: LabRuns | VisitRuns) => Object.keys(runs) as Subject[];

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const head = (cells: readonly string[]) => [row(cells), row(cells.map(() => "---"))];

/** Compares every page of the site with its plain HTML version. */
export function labTable(lab: ReadonlyMap<string, LabRuns>): string[] {
  const rows = [...lab].map(([page, { site = [], plain = [] }]) => {
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

/** Compares the implementations of one page, one per row. */
export function peerTable(page: string, runs: LabRuns): string[] {
  const rows = subjectsOf(runs).map((subject) => {
    const of = (pick: (run: LabRun) => number) => median((runs[subject] ?? []).map(pick));
    const times = [of((run) => run.score), of((run) => run.fcp), of((run) => run.lcp), of((run) => run.tbt)];
    const bytes = [of((run) => run.bytes.total), of((run) => run.bytes.script)];
    return row([titles[subject], ...times.map(Math.round), ...bytes.map(kilobytes)]);
  });
  return [...head([page, "score", "FCP", "LCP", "TBT", "total kB", "script kB"]), ...rows];
}

/** Formats one metric of the first visits: a row per page, a column per implementation. */
function firstVisitRows(
  title: string,
  visits: ReadonlyMap<string, FirstVisitRuns>,
  figure: (runs: readonly FirstVisit[]) => string,
): string[] {
  const subjects = Object.keys(titles) as Subject[];
  const present = subjects.filter((subject) => [...visits.values()].some((runs) => runs[subject]));
  const cell = (runs: readonly FirstVisit[] | undefined) => (runs ? figure(runs) : "");
  return [
    ...head([title, ...present.map((subject) => titles[subject])]),
    ...[...visits].map(([page, runs]) => row([page, ...present.map((subject) => cell(runs[subject]))])),
  ];
}

/**
 * Returns tables of first and largest contentful paint, of the worst layout shift (with the page sent whole and
 * in pieces), and of all transferred bytes, including files that a headless browser does not request.
 */
export function firstVisitTables(visits: ReadonlyMap<string, FirstVisitRuns>): string[] {
  const worst = (values: readonly number[]) => Math.max(...values).toFixed(3);
  return [
    ...firstVisitRows("first / largest paint, ms", visits, (runs) =>
      [runs.map((run) => run.paint), runs.map((run) => run.lcp)]
        .map((all) => Math.round(median(all)))
        .join(" / "),
    ),
    "",
    ...firstVisitRows("layout shift at worst, at once / in pieces", visits, (runs) =>
      [worst(runs.map((run) => run.shift)), worst(runs.map((run) => run.shiftInPieces))].join(" / "),
    ),
    "",
    ...firstVisitRows("kB of a first load", visits, (runs) =>
      kilobytes(median(runs.map((run) => run.bytes))),
    ),
  ];
}

/** Formats an implementation's median time, plus the number of visits without a response, if any. */
function visitCell(values: readonly (number | null | undefined)[], absent: string): string | number {
  const answers = values.filter((value) => typeof value === "number");
  if (answers.length === 0) return absent;
  const missing = values.length - answers.length;
  const time = Math.round(median(answers));
  return missing ? `${time} (${missing} of ${values.length} ${absent})` : time;
}

/** Returns a table of all measurements after the first page load, one column per implementation. */
export function visitTable(visits: VisitRuns): string[] {
  const subjects = subjectsOf(visits);
  const line = (label: string, measure: keyof (Visits & Taps), absent = "none") => {
    const cells = subjects.map((subject) => {
      const values = (visits[subject] ?? []).map((run) => run[measure]);
      return visitCell(values, values.includes(null) ? absent : "none");
    });
    return row([label, ...cells]);
  };
  return [
    ...head(["after the first page", ...subjects.map((subject) => `${titles[subject]} ms`)]),
    line("home to pricing, new heading", "navigation"),
    line("repeat visit, first paint", "repeat"),
    line("without a network, first paint", "offline"),
    line("first tap on a tab of pricing at its first paint", "tap", "lost"),
  ];
}
