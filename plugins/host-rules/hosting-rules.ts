import { locales } from "../../src/config/languages";
import { localizedPath } from "../../src/lib/locale-path";
import { withSearch } from "../../src/lib/with-search";

/** Everything a host has to know to serve the built site, whatever the host's own file format. */
export type HostingRules = {
  redirects: Redirect[];
  /** Client-only areas: any address below `prefix` is answered with `file` and status 200. */
  rewrites: FileRule[];
  /** Not-found pages, the longest prefix first; status 404. */
  notFound: FileRule[];
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Content-Security-Policy by file: every HTML page and the worker. */
  policies: Record<string, string>;
};

/** `from` is an exact path, or ends in `/*`; `to` may then hold `:splat`. The query is kept. */
export type Redirect = { from: string; to: string; status: number };

/** `prefix` ends in a slash; `file` is a path below public/, starting with a slash. */
export type FileRule = { prefix: string; file: string };

/** What any host does for a site that was built without this plugin: it finds the screens of the onboarding. */
export const plainRules: HostingRules = {
  redirects: [],
  rewrites: locales
    .map((locale) => localizedPath(locale, "/onboarding/"))
    .map((prefix) => ({ prefix, file: `${prefix}index.html` })),
  notFound: [],
  headers: {},
  policies: {},
};

const year = 365 * 24 * 60 * 60;

/** Names that carry a hash of the content, of ten digits (twenty in earlier builds): these files never change. */
export const hashedFile = /^\/static\/|^\/[^/]+[-.][0-9a-f]{10,20}\.(js|css)(\.LICENSE\.txt)?$/;

/** What lies in public/ and is nobody's business: source maps, statistics, build parts, files for a host to read. */
export const unserved =
  /\.map$|^\/(webpack\.stats|chunk-map)\.json$|^\/_(headers|redirects)$|^\/_gatsby\/|\.(br|gz)$/;

/** Cache-Control by class of file. */
export const cachePolicies = {
  hashed: `public, max-age=${year}, immutable`,
  worker: "no-cache",
  other: "public, max-age=0, must-revalidate",
} as const;

/** The worker: it decides what is kept, so it is asked for each time. */
export const workerFile = "/sw.js";

/** Cache-Control of a file: hashed names never change, everything else is asked for again. */
export function cacheControl(file: string): string {
  if (hashedFile.test(file)) return cachePolicies.hashed;
  return file === workerFile ? cachePolicies.worker : cachePolicies.other;
}

/** Tells whether a file of public/ may be served at all. */
export const isServed = (file: string): boolean => !unserved.test(file);

/** The addresses of the not-found pages themselves, which are answered with the status of what they say. */
export const notFoundAddresses = ({ notFound }: Pick<HostingRules, "notFound">): string[] =>
  notFound.map(({ prefix }) => `${prefix}404/`);

/** The addresses of the pages, but for those that say that there is none. */
export const pagesOf = (rules: Pick<HostingRules, "policies" | "notFound">): string[] =>
  Object.keys(rules.policies)
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.slice(0, -"index.html".length))
    .filter((page) => !notFoundAddresses(rules).includes(page));

/** The redirect for an address, or null; `search` starts with a question mark or is empty. */
export function redirectFor(rules: HostingRules, pathname: string, search: string) {
  for (const { from, to, status } of rules.redirects) {
    if (from.endsWith("/*") && pathname.startsWith(from.slice(0, -1))) {
      const rest = encodeURI(pathname.slice(from.length - 1).replace(/\/$/, ""));
      return { location: withSearch(to.replace(":splat", rest && `${rest}/`), search), status };
    }
    if (from === pathname) return { location: withSearch(to, search), status };
  }
  return null;
}

/** The first rule whose prefix the path stands below. */
export const ruleFor = (rules: readonly FileRule[], pathname: string): FileRule | undefined =>
  rules.find(({ prefix }) => pathname.startsWith(prefix));
