import { cachePolicies, hashedFile, isServed, workerFile, type HostingRules } from "./hosting-rules";

/** What Cloudflare Pages reads of `_headers` and `_redirects`, by its documents; Netlify states no limits. */
export const cloudflareLimits = {
  rules: 100,
  lineLength: 2000,
  plainRedirects: 2000,
  wildcardRedirects: 100,
  redirectLength: 1000,
};

type Rule = { path: string; headers: Record<string, string> };

/** Files asked for on every page first: where a host reads only so many rules, the others go without. */
const importance = [/^\/(app|framework|webpack-runtime|chunk-mapping)-/, /\.css$/, /^\/component---/];

function byImportance(a: string, b: string): number {
  const rank = (file: string) => {
    const index = importance.findIndex((name) => name.test(file));
    return index < 0 ? importance.length : index;
  };
  return rank(a) - rank(b) || a.localeCompare(b);
}

/** The address that a page answers at. */
const addressOf = (file: string) => file.replace(/index\.html$/, "");

/**
 * Rules for hosts that know headers by address. No two rules give an address different values of one header, save the
 * policies, where a page's own and the shared one hold together: hosts differ in whether they join or replace.
 * @param files everything in public/, as paths starting with a slash
 * @param shared the policy of addresses without a page of their own
 */
export function headerRules(rules: HostingRules, files: readonly string[], shared: string): Rule[] {
  const areas = new Map(rules.rewrites.map(({ prefix, file }) => [file, `${prefix}*`]));
  const pages = Object.entries(rules.policies).filter(([file]) => file !== workerFile && isServed(file));
  const hashed = files.filter((file) => hashedFile.test(file) && /^\/[^/]+\.(js|css)$/.test(file));
  const workerPolicy = rules.policies[workerFile];
  return [
    { path: "/*", headers: { ...rules.headers, "content-security-policy": shared } },
    { path: "/static/*", headers: { "cache-control": cachePolicies.hashed } },
    {
      path: workerFile,
      headers: {
        "cache-control": cachePolicies.worker,
        ...(workerPolicy && { "content-security-policy": workerPolicy }),
      },
    },
    ...pages.map(([file, policy]) => ({
      path: areas.get(file) ?? addressOf(file),
      headers: { "content-security-policy": policy },
    })),
    // File by file and not by pattern: a pattern would also keep the "not found" of a file that is gone.
    ...hashed
      .sort(byImportance)
      .map((file) => ({ path: file, headers: { "cache-control": cachePolicies.hashed } })),
  ];
}

/** `_headers` for Netlify and Cloudflare Pages. */
export const headersFile = (rules: readonly Rule[]): string =>
  [
    "# Written by the build from the hosting rules: do not edit.",
    ...rules.flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    "",
  ].join("\n");

/** What of the rules Cloudflare Pages would not honour although the site needs it; empty when all is well. */
export function cloudflareProblems(rules: readonly Rule[]): string[] {
  const { rules: most, lineLength } = cloudflareLimits;
  const beyond = rules.slice(most).filter(({ headers }) => "content-security-policy" in headers);
  const tooMany = `${beyond.length} pages have their policy beyond the ${most} rules that Cloudflare Pages reads`;
  const long = rules.flatMap(({ path, headers }) =>
    Object.entries(headers)
      .filter(([name, value]) => `  ${name}: ${value}`.length > lineLength)
      .map(
        ([name]) =>
          `${path}: ${name} is longer than the ${lineLength} characters that Cloudflare Pages reads`,
      ),
  );
  return beyond.length > 0 ? [tooMany, ...long] : long;
}
