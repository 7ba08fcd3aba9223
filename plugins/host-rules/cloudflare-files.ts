import { cloudflareLimits } from "./headers-file";

/** Blocks of a `_headers` file: an address and the headers below it. */
const blocksOf = (headers: string): string[][] => {
  const blocks: string[][] = [];
  for (const line of headers.split("\n")) {
    if (line.startsWith("/")) blocks.push([line]);
    else if (line.trim() !== "" && !line.startsWith("#")) blocks.at(-1)?.push(line);
  }
  return blocks;
};

/**
 * `_headers` as Cloudflare Pages takes it: at most so many rules as it reads. Policies stand first in the file, so what is left
 * out is the caching of single scripts, which are merely asked for again.
 */
export const cloudflareHeaders = (headers: string): string =>
  `${blocksOf(headers)
    .slice(0, cloudflareLimits.rules)
    .map((block) => block.join("\n"))
    .join("\n")}\n`;

/** `_redirects` without the lines that Cloudflare Pages does not know: those with the status 404. */
export const cloudflareRedirects = (redirects: string): string =>
  redirects
    .split("\n")
    .filter((line) => !/\s404!?$/.test(line))
    .join("\n");

/** What Cloudflare Pages would refuse or leave out although the site needs it, in words; empty when all is well. */
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
