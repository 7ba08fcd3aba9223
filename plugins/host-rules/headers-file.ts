import { joinedPolicy } from "./content-security-policy";
import { cachePolicies, hashedFile, isServed, ruleFor, workerFile, type HostingRules } from "./hosting-rules";

/** Documented limits of Cloudflare Pages for `_headers` and `_redirects`; Netlify documents no limits. */
export const cloudflareLimits = {
  rules: 100,
  lineLength: 2000,
  plainRedirects: 2000,
  wildcardRedirects: 100,
  redirectLength: 1000,
};

type Rule = { path: string; headers: Record<string, string> };

/**
 * Files that every page requests first, most important first; hosts with a limited number of rules get no
 * rules for other files.
 */
const importance = [/^\/(app|framework|webpack-runtime|chunk-mapping)-/, /\.css$/, /^\/component---/];

function byImportance(a: string, b: string): number {
  const rank = (file: string) => {
    const index = importance.findIndex((name) => name.test(file));
    return index < 0 ? importance.length : index;
  };
  return rank(a) - rank(b) || a.localeCompare(b);
}

const policyHeader = "content-security-policy";

const isTooLong = (name: string, value: string) => `  ${name}: ${value}`.length > cloudflareLimits.lineLength;

/** Returns the address at which a page's file is served. */
const addressOf = (file: string) => file.replace(/index\.html$/, "");

/** Returns the folders of pages below another page, such as the articles of the press page. */
function foldersOf(addresses: readonly string[], areas: readonly string[]): string[] {
  const ownFolders = addresses.filter((address) => /[^/]\/$/.test(address) && !areas.includes(address));
  return ownFolders.filter((folder) =>
    addresses.some((other) => other !== folder && other.startsWith(folder)),
  );
}

/**
 * Returns policies keyed by path pattern. The pages of a folder and its not-found page share one policy,
 * because hosts limit the number of rules, while the number of articles grows.
 */
function policyRules(rules: HostingRules): [path: string, policy: string][] {
  const areas = new Map(rules.rewrites.map(({ prefix, file }) => [file, `${prefix}*`]));
  const pages = Object.entries(rules.policies)
    .filter(([file]) => file !== workerFile && isServed(file))
    .map(([file, policy]) => ({ address: areas.get(file) ?? addressOf(file), policy }));
  const roots = rules.notFound.map(({ prefix }) => prefix);
  const shared = foldersOf(
    pages.map(({ address }) => address),
    roots,
  ).flatMap((folder): { folder: string; policy: string }[] => {
    const own = pages.filter(({ address }) => address.startsWith(folder)).map(({ policy }) => policy);
    const notFound = rules.policies[ruleFor(rules.notFound, folder)?.file ?? ""];
    const policy = joinedPolicy(notFound === undefined ? own : [...own, notFound]);
    return policy === undefined || isTooLong(policyHeader, policy) ? [] : [{ folder, policy }];
  });
  const alone = pages.filter(({ address }) => !shared.some(({ folder }) => address.startsWith(folder)));
  return [
    ...alone.map(({ address, policy }): [string, string] => [address, policy]),
    ...shared.map(({ folder, policy }): [string, string] => [`${folder}*`, policy]),
  ];
}

/**
 * Returns rules for hosts that set headers by URL path. No two rules set different values of one header for the
 * same path, because hosts differ in whether they merge or replace them; the exception is policies, since a
 * page's own and the shared one may be combined.
 * @param files all files of public/, as paths starting with a slash
 * @param shared the policy for paths without a page
 */
export function headerRules(rules: HostingRules, files: readonly string[], shared: string): Rule[] {
  const hashed = files.filter((file) => hashedFile.test(file) && /^\/[^/]+\.(js|css)$/.test(file));
  const workerPolicy = rules.policies[workerFile];
  return [
    { path: "/*", headers: { ...rules.headers, [policyHeader]: shared } },
    { path: "/static/*", headers: { "cache-control": cachePolicies.hashed } },
    {
      path: workerFile,
      headers: {
        "cache-control": cachePolicies.worker,
        ...(workerPolicy && { [policyHeader]: workerPolicy }),
      },
    },
    ...policyRules(rules).map(([path, policy]) => ({ path, headers: { [policyHeader]: policy } })),
    // One rule per file instead of a pattern, which would also cache the 404 response of a removed file.
    ...hashed
      .sort(byImportance)
      .map((file) => ({ path: file, headers: { "cache-control": cachePolicies.hashed } })),
  ];
}

/** Formats the rules as `_headers` for Netlify and Cloudflare Pages. */
export const headersFile = (rules: readonly Rule[]): string =>
  [
    "# Written by the build from the hosting rules: do not edit.",
    ...rules.flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    "",
  ].join("\n");
