import { createHash } from "node:crypto";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

const isExecutable = (attributes: string) =>
  !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes);

/** Hashes of the inline scripts and styles of a finished HTML page, each once. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (isExecutable(attributes)) scripts.add(hashOf(body));
  }
  for (const [, body = ""] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)) styles.add(hashOf(body));
  return { scripts: [...scripts], styles: [...styles] };
}

/** What Meta's login needs on the pages that offer it: its script, its dialog, and what the script asks of Meta. */
export const metaSources = {
  script: ["https://connect.facebook.net"],
  connect: ["https://graph.facebook.com", "https://www.facebook.com", "https://web.facebook.com"],
  frame: ["https://www.facebook.com", "https://web.facebook.com"],
};

/**
 * Texts become code or HTML through two policies only: what src/inline/trust-own-scripts.ts lets through and src/lib/own-html.ts.
 * Scripts of other companies know nothing of it, so pages that may load one go without.
 */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types default site-html"];

type FurtherSources = Partial<typeof metaSources & { img: string[] }>;

/**
 * The Content-Security-Policy of one page: own sources and the page's own inline scripts, nothing else. Style
 * attributes stay allowed: React and Gatsby set them on elements they render.
 * @param connect further origins the page may call (the backend, where it lives elsewhere)
 * @param further sources of another company, for the few pages that need them
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

/** What holds for every page alike, whatever its inline scripts. */
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
 * The part of the policy that every page shares, for hosts that know headers by address only and cannot know which
 * page answers an unknown one. Beside a page's own policy it takes nothing away.
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
 * One policy for several pages of a host that has room for few: it lets through what any of them may load.
 * @returns undefined where they limit different things, so that one would free another of a limit
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

/** The policy of the service worker: its own code, and whatever it fetches for the pages. */
export const workerPolicy = (connect: readonly string[]): string =>
  ["default-src 'none'", "script-src 'self'", ["connect-src", "'self'", ...connect].join(" ")].join("; ");
