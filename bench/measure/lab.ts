import type { Flags, Result } from "lighthouse";

/** Result of a Lighthouse run: times in milliseconds, transferred bytes, and a score from 0 to 100. */
export type LabRun = {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: Record<"html" | "css" | "script" | "font" | "image" | "data" | "ahead" | "total", number>;
};

/** Sets the browser's language to the page's, since `/` redirects English browsers to `/en/`. */
const languageFlag = (url: string) => `--accept-lang=${/\/en\//.test(url) ? "en" : "tr"}`;

const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-sync",
];
const kinds: Record<string, keyof LabRun["bytes"]> = {
  Document: "html",
  Stylesheet: "css",
  Script: "script",
  Font: "font",
  Image: "image",
  Fetch: "data",
  XHR: "data",
};

type RequestItem = {
  url: string;
  transferSize: number;
  resourceType: string;
  priority: string;
  /** Initiator of the request: the page or its service worker. */
  sessionTargetType?: string;
};

/** Sums transferred bytes by resource type, excluding idle prefetches and the service worker's requests. */
function bytesOf(result: Result): Pick<LabRun, "bytes" | "requests"> {
  const bytes = { html: 0, css: 0, script: 0, font: 0, image: 0, data: 0, ahead: 0, total: 0 };
  const { details } = result.audits["network-requests"] ?? {};
  const items = (details?.items ?? []) as RequestItem[];
  let requests = 0;
  for (const { url, transferSize, resourceType, priority, sessionTargetType } of items) {
    if (!url.startsWith("http") || /favicon/.test(url)) continue;
    const isAhead = priority === "VeryLow" || sessionTargetType === "service_worker";
    const kind = isAhead ? "ahead" : (kinds[resourceType] ?? "data");
    bytes[kind] += transferSize;
    if (isAhead) continue;
    bytes.total += transferSize;
    requests += 1;
  }
  return { bytes, requests };
}

async function measure(url: string, chromePath: string): Promise<LabRun> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import("lighthouse"),
    import("chrome-launcher"),
  ]);
  const chrome = await launch({ chromePath, chromeFlags: [...flags, languageFlag(url)], logLevel: "silent" });
  try {
    const options: Flags = {
      port: chrome.port,
      onlyCategories: ["performance"],
      logLevel: "error",
      disableFullPageScreenshot: true,
    };
    const run = await lighthouse(url, options);
    if (!run || run.lhr.runtimeError)
      throw new Error(run?.lhr.runtimeError?.message ?? `no result for ${url}`);
    const value = (audit: string) => run.lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((run.lhr.categories.performance?.score ?? 0) * 100),
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      ...bytesOf(run.lhr),
    };
  } finally {
    chrome.kill();
  }
}

/** Measures a page with mobile Lighthouse in a fresh browser. Retries once if the browser loses the trace. */
export const labRun = (url: string, chromePath: string): Promise<LabRun> =>
  measure(url, chromePath).catch(() => measure(url, chromePath));
