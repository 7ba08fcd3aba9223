import fs from "node:fs";
import path from "node:path";
import type { AdapterInit, RoutesManifest } from "gatsby";
import { env } from "../../src/config/env";
import { locales } from "../../src/config/languages";
import { configuredThirdParties, type ThirdParty } from "../../src/config/third-parties";
import { localizedPath } from "../../src/lib/locale-path";
import { contentSecurityPolicy, metaSources, workerPolicy } from "./content-security-policy";
import { workerFile, type FileRule, type HostingRules, type Redirect } from "./hosting-rules";
import { precompress } from "./precompress";
import { securityHeaders } from "./security-headers";
import { thirdPartySources } from "./third-party-sources";
import { writeHostFiles } from "./write-host-files";

type HostingOptions = {
  /** Folder to write the host configuration files to. */
  output: string;
  /** Other origins that pages may send requests to. */
  connect: readonly string[];
};

const fileOf = (filePath: string) => `/${filePath.replace(/^public\//, "")}`;
const isOnboarding = (file: string) =>
  locales.some((locale) => file.startsWith(localizedPath(locale, "/onboarding/")));
const isNotFound = ({ file }: FileRule) => /(^|\/)404(\/index)?\.html$/.test(file);

/**
 * Converts Gatsby's routes into host-neutral rules. Uses `filePath`, because Gatsby's `path` of a file is
 * unreliable.
 * @param hasMetaLogin whether the onboarding loads Meta's login script
 * @param thirdParties third-party scripts that pages may load after consent, except in the onboarding
 */
export function hostingRules(
  routes: RoutesManifest,
  connect: readonly string[],
  hasMetaLogin = env.facebook.appId !== "",
  thirdParties: readonly ThirdParty[] = configuredThirdParties,
): HostingRules {
  const redirects: Redirect[] = [];
  const wild: FileRule[] = [];
  const policies: Record<string, string> = { [workerFile]: workerPolicy(connect) };
  for (const route of routes) {
    if (route.type === "redirect")
      redirects.push({ from: route.path, to: route.toPath, status: route.status });
    if (route.type !== "static" || !route.filePath.endsWith(".html")) continue;
    const file = fileOf(route.filePath);
    if (route.path.includes("*")) wild.push({ prefix: route.path.replace(/\*\/?$/, ""), file });
    const onboardingSources = hasMetaLogin ? metaSources : {};
    const further = isOnboarding(file) ? onboardingSources : thirdPartySources(thirdParties);
    policies[file] = contentSecurityPolicy(fs.readFileSync(route.filePath, "utf8"), connect, further);
  }
  const byLength = (a: FileRule, b: FileRule) => b.prefix.length - a.prefix.length;
  return {
    redirects,
    rewrites: wild.filter((rule) => !isNotFound(rule)).sort(byLength),
    notFound: [...wild.filter(isNotFound).sort(byLength), { prefix: "/", file: "/404.html" }],
    headers: securityHeaders,
    policies,
  };
}

/**
 * Copies the not-found page of each language to `404.html` in its folder, because hosts without rules for it
 * serve the nearest `404.html`.
 */
function copyNotFoundPages(rules: HostingRules) {
  for (const { prefix, file } of rules.notFound) {
    const copy = `${prefix}404.html`;
    const policy = rules.policies[file];
    if (copy === file || policy === undefined) continue;
    fs.copyFileSync(path.join("public", file), path.join("public", copy));
    rules.policies[copy] = policy;
  }
}

/** Gatsby adapter that writes the host configuration files and compresses every text file. */
const adapter: AdapterInit<HostingOptions> = (options = { output: "deploy", connect: [] }) => ({
  name: "hosting-rules",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["always"] } }),
  async adapt({ routesManifest, functionsManifest, reporter }) {
    if (functionsManifest.length > 0) reporter.panicOnBuild("The site is static: it cannot host functions.");
    const rules = hostingRules(routesManifest, options.connect);
    copyNotFoundPages(rules);
    // The policy shared by all pages must include the sources of every page.
    const third = thirdPartySources(configuredThirdParties);
    const meta = env.facebook.appId === "" ? [] : metaSources.connect;
    const shared = { connect: [...options.connect, ...meta, ...(third.connect ?? [])], img: third.img };
    const problems = writeHostFiles(rules, shared, { site: "public", output: options.output });
    for (const problem of problems) reporter.warn(`${problem} (docs/hosting/cloudflare-pages.md).`);
    const count = await precompress("public");
    reporter.info(`Hosting files written to ${options.output}, ${count} files compressed`);
  },
});

export default adapter;
