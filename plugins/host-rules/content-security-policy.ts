import { createHash } from "node:crypto";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

const isExecutable = (attributes: string) =>
  !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes);

/** Returns the hashes of the inline scripts and styles of an HTML page, without duplicates. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (isExecutable(attributes)) scripts.add(hashOf(body));
  }
  for (const [, body = ""] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)) styles.add(hashOf(body));
  return { scripts: [...scripts], styles: [...styles] };
}

/** Sources for Meta's login: its script, its dialog, and its requests. */
export const metaSources = {
  script: ["https://connect.facebook.net"],
  connect: ["https://graph.facebook.com", "https://www.facebook.com", "https://web.facebook.com"],
  frame: ["https://www.facebook.com", "https://web.facebook.com"],
};

/**
 * Allows only two Trusted Types policies: src/inline/trust-own-scripts.ts and src/lib/own-html.ts.
 * Third-party scripts do not support Trusted Types, so pages that may load them omit these directives.
 */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types default site-html"];

type FurtherSources = Partial<typeof metaSources & { img: string[] }>;

/**
 * Returns the Content-Security-Policy of a page: the site's own sources and the page's inline scripts only.
 * Style attributes are allowed because React and Gatsby set them on rendered elements.
 * @param connect further origins the page may call, such as a backend on another origin
 * @param further third-party sources, for the few pages that need them
 */
export function contentSecurityPolicy(
  html: string,
  connect: readonly string[],
  further: FurtherSources = {},
): string {
  const { scripts, styles } = inlineHashes(html);
  return [
    "default-src 'self'",
    ...limits([...connect, ...(further.connect ?? [])], further.img),
    ...(further.frame ? [["frame-src", "'self'", ...further.frame].join(" ")] : []),
    ["script-src", "'self'", ...(further.script ?? []), ...scripts].join(" "),
    ["style-src-elem", "'self'", ...styles].join(" "),
    ...(further.script ? [] : trustedTypes),
  ].join("; ");
}

/** Directives that are the same on every page, regardless of its inline scripts. */
const limits = (connect: readonly string[], img: readonly string[] = []) => [
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  ["form-action 'self'", ...connect].join(" "),
  ["img-src 'self' data: blob:", ...img].join(" "),
  "font-src 'self' data:",
  ["connect-src", "'self'", ...connect].join(" "),
  "style-src-attr 'unsafe-inline'",
];

/**
 * Returns the policy shared by all pages, for hosts that set headers by URL path and cannot recognise the page
 * served for an unknown path. It adds no restriction to a page's own policy.
 */
export const sharedPolicy = (connect: readonly string[], img: readonly string[] = []): string =>
  limits(connect, img).join("; ");

const directivesOf = (policy: string) =>
  new Map(
    policy.split("; ").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

/**
 * Merges the policies of several pages for hosts with a limited number of rules. The result allows the
 * sources of each page.
 * @returns undefined if their directives differ, since merging would then lift a restriction
 */
export function joinedPolicy(policies: readonly string[]): string | undefined {
  const [first = new Map<string, string[]>(), ...others] = policies.map(directivesOf);
  const names = [...first.keys()];
  if (others.some((other) => [...other.keys()].join() !== names.join())) return undefined;
  return names
    .map((name) => {
      const sources = [first, ...others].flatMap((directives) => directives.get(name) ?? []);
      return [name, ...new Set(sources)].join(" ");
    })
    .join("; ");
}

/**
 * Returns the policy of the service worker, which allows its own code and all requests it makes for pages.
 */
export const workerPolicy = (connect: readonly string[]): string =>
  ["default-src 'none'", "script-src 'self'", ["connect-src", "'self'", ...connect].join(" ")].join("; ");
