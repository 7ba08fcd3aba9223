import fs from "node:fs";
import path from "node:path";
import type { Answer, Question } from "./http-ask";

/** Documented differences between the two hosts. */
type Ways = {
  /** Whether files take precedence over redirects that are not forced. */
  filesFirst: boolean;
  /** Supported redirect statuses. */
  statuses: readonly number[];
  slashStatus: number;
  /** Whether values of a header set by two rules are joined with a comma; otherwise the later one wins. */
  join: boolean;
  mostHeaderRules: number;
};

export const hostWays: Record<"netlify" | "cloudflare", Ways> = {
  netlify: {
    filesFirst: true,
    statuses: [200, 301, 404],
    slashStatus: 301,
    join: false,
    mostHeaderRules: Infinity,
  },
  cloudflare: { filesFirst: false, statuses: [200, 301], slashStatus: 308, join: true, mostHeaderRules: 100 },
};

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "application/javascript",
  css: "text/css",
  json: "application/json",
  xml: "application/xml",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
  ico: "image/x-icon",
};

const linesOf = (file: string) =>
  fs
    .readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));

const patternOf = (rule: string) =>
  new RegExp(
    `^${rule
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join("(.*)")}$`,
  );

/** Simulates a host that reads `_redirects` and `_headers`, by its documented rules. */
export function pagesHost(folder: string, ways: Ways): (question: Question) => Answer {
  const redirects = linesOf(path.join(folder, "_redirects"))
    .map((line) => line.split(/\s+/) as [string, string, string])
    .map(([from, to, status]) => ({
      pattern: patternOf(from),
      to,
      status: Number.parseInt(status, 10),
      isForced: status.endsWith("!"),
    }))
    .filter(({ status }) => ways.statuses.includes(status));
  const headers: { pattern: RegExp; values: [string, string][] }[] = [];
  for (const line of linesOf(path.join(folder, "_headers"))) {
    if (line.startsWith("/")) headers.push({ pattern: patternOf(line.trim()), values: [] });
    else headers.at(-1)?.values.push([line.split(":")[0]!.trim(), line.slice(line.indexOf(":") + 1).trim()]);
  }
  const isFile = (file: string) =>
    !/^\/_(headers|redirects)$/.test(file) &&
    fs.existsSync(path.join(folder, file)) &&
    fs.statSync(path.join(folder, file)).isFile();
  const fileAt = (address: string) =>
    [address, `${address}index.html`].find((file) => !file.endsWith("/") && isFile(file));

  function headersOf(address: string) {
    const found: Record<string, string> = { "cache-control": "public, max-age=0, must-revalidate" };
    const own = new Set<string>();
    for (const { pattern, values } of headers.slice(0, ways.mostHeaderRules)) {
      if (!pattern.test(address)) continue;
      for (const [name, value] of values) {
        found[name] = ways.join && own.has(name) ? `${found[name]}, ${value}` : value;
        own.add(name);
      }
    }
    return found;
  }

  function missingPage(address: string) {
    const line = redirects.find(({ pattern, status }) => status === 404 && pattern.test(address));
    if (line) return fileAt(line.to) ?? line.to;
    let at = path.posix.dirname(address.endsWith("/") ? `${address}x` : address);
    while (at !== "/" && !isFile(`${at}/404.html`)) at = path.posix.dirname(at);
    return path.posix.join(at, "404.html");
  }

  return ({ path: target, method }) => {
    const [raw = "/", query] = target.split("?");
    const address = decodeURIComponent(raw);
    const search = query === undefined ? "" : `?${query}`;
    const send = (status: number, file: string): Answer => ({
      status,
      headers: { ...headersOf(address), "content-type": types[file.split(".").pop() ?? ""] },
      body: method === "HEAD" ? "" : fs.readFileSync(path.join(folder, file), "utf8"),
    });
    const away = (status: number, location: string): Answer => ({ status, headers: { location }, body: "" });
    const forced = redirects.find(({ pattern, isForced }) => isForced && pattern.test(address));
    if (forced) return send(forced.status, forced.to);
    const existing = fileAt(address);
    if (ways.filesFirst && existing) return send(200, existing);
    const line = redirects.find(({ pattern, status }) => status !== 404 && pattern.test(address));
    const splat = line?.pattern.exec(address)?.[1] ?? "";
    if (line?.status === 200) return send(200, fileAt(line.to) ?? line.to);
    // A target with its own query drops the original one.
    if (line)
      return away(line.status, line.to.replace(":splat", splat) + (line.to.includes("?") ? "" : search));
    if (existing) return send(200, existing);
    if (isFile(`${address}/index.html`)) return away(ways.slashStatus, `${raw}/${search}`);
    return send(404, missingPage(address));
  };
}
