import { cloudflareLimits } from "./headers-file";

/** Splits a `_headers` file into blocks, each with an address line and its header lines. */
const blocksOf = (headers: string): string[][] => {
  const blocks: string[][] = [];
  for (const line of headers.split("\n")) {
    if (line.startsWith("/")) blocks.push([line]);
    else if (line.trim() !== "" && !line.startsWith("#")) blocks.at(-1)?.push(line);
  }
  return blocks;
};

/**
 * Truncates `_headers` to the number of rules that Cloudflare Pages reads. Policies come first in the file, so
 * only the cache headers of individual scripts are dropped; browsers then revalidate those scripts.
 */
export const cloudflareHeaders = (headers: string): string =>
  `${blocksOf(headers)
    .slice(0, cloudflareLimits.rules)
    .map((block) => block.join("\n"))
    .join("\n")}\n`;

/** Removes from `_redirects` the lines with status 404, which Cloudflare Pages does not support. */
export const cloudflareRedirects = (redirects: string): string =>
  redirects
    .split("\n")
    .filter((line) => !/\s404!?$/.test(line))
    .join("\n");

/** Describes required rules that Cloudflare Pages would reject or drop; empty if all fit its limits. */
export function beyondLimits(headers: string, redirects: string): string[] {
  const { rules, lineLength, plainRedirects, wildcardRedirects, redirectLength } = cloudflareLimits;
  const beyond = blocksOf(headers).slice(rules);
  const policies = beyond.filter((block) => block.some((line) => line.includes("content-security-policy")));
  const long = headers.split("\n").filter((line) => line.length > lineLength);
  const lines = cloudflareRedirects(redirects)
    .split("\n")
    .filter((line) => line.startsWith("/"));
  const wild = lines.filter((line) => /^\S*[*:]/.test(line));
  const count = (name: string, found: number, most: number) =>
    found > most ? [`${found} ${name} redirects, of which ${most} are read`] : [];
  return [
    ...policies.map(([address]) => `${address}: its policy is beyond the ${rules} rules that are read`),
    ...long.map((line) => `a line is longer than ${lineLength} characters: ${line.slice(0, 60)}…`),
    ...count("plain", lines.length - wild.length, plainRedirects),
    ...count("wildcard", wild.length, wildcardRedirects),
    ...lines
      .filter((line) => line.length > redirectLength)
      .map((line) => `a redirect is longer than ${redirectLength} characters: ${line.slice(0, 60)}…`),
  ];
}
