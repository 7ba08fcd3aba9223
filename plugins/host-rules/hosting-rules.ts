import { locales } from "../../src/config/languages";
import { appShell } from "../../src/config/plugin-facts";
import { localizedPath } from "../../src/lib/locale-path";
import { withSearch } from "../../src/lib/with-search";

/** Host-neutral rules for serving the built site. */
export type HostingRules = {
  redirects: Redirect[];
  /** Client-only areas: every address below `prefix` returns `file` with status 200. */
  rewrites: FileRule[];
  /** Not-found pages with status 404, longest prefix first. */
  notFound: FileRule[];
  /** Headers sent with every response. */
  headers: Record<string, string>;
  /** Content-Security-Policy per file: every HTML page and the service worker. */
  policies: Record<string, string>;
};

/** Redirect from an exact path, or one ending in `/*`; `to` may contain `:splat`. Preserves the query. */
export type Redirect = { from: string; to: string; status: number };

/** File for all paths that start with `prefix`, which ends in a slash; `file` is a path below public/. */
export type FileRule = { prefix: string; file: string };

/** Rules for a site that was built without this plugin: only the onboarding's client-only routes. */
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

/**
 * Matches files with a content hash of ten digits (twenty in earlier builds) in their name; these never
 * change.
 */
export const hashedFile = /^\/static\/|^\/[^/]+[-.][0-9a-f]{10,20}\.(js|css)(\.LICENSE\.txt)?$/;

/**
 * Matches files in public/ that must not be served: source maps, statistics, build artefacts, host
 * configuration.
 */
export const unserved =
  /\.map$|^\/(webpack\.stats|chunk-map)\.json$|^\/_(headers|redirects)$|^\/_gatsby\/|\.(br|gz)$/;

/** Cache-Control per class of file. */
export const cachePolicies = {
  hashed: `public, max-age=${year}, immutable`,
  worker: "no-cache",
  other: "public, max-age=0, must-revalidate",
} as const;

/** Service worker; always revalidated because it controls the caches. */
export const workerFile = "/sw.js";

/** Returns the Cache-Control of a file: immutable for hashed names, otherwise revalidation. */
export function cacheControl(file: string): string {
  if (hashedFile.test(file)) return cachePolicies.hashed;
  return file === workerFile ? cachePolicies.worker : cachePolicies.other;
}

/** Reports whether a file in public/ may be served. */
export const isServed = (file: string): boolean => !unserved.test(file);

/** Returns the addresses of the not-found pages themselves, which are served with status 404. */
export const notFoundAddresses = ({ notFound }: Pick<HostingRules, "notFound">): string[] =>
  notFound.map(({ prefix }) => `${prefix}404/`);

/** Returns the addresses of all pages except not-found pages and the offline plugin's empty page. */
export const pagesOf = (rules: Pick<HostingRules, "policies" | "notFound">): string[] =>
  Object.keys(rules.policies)
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.slice(0, -"index.html".length))
    .filter((page) => page !== appShell && !notFoundAddresses(rules).includes(page));

/** Returns the files that redirects point to. */
export const filesOf = ({ redirects }: Pick<HostingRules, "redirects">): string[] => [
  ...new Set(redirects.map(({ to }) => to).filter((to) => /\.\w+$/.test(to))),
];

/** Returns the redirect for an address, or null; `search` is empty or starts with a question mark. */
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

export const ruleFor = (rules: readonly FileRule[], pathname: string): FileRule | undefined =>
  rules.find(({ prefix }) => pathname.startsWith(prefix));
