/**
 * `npx tsx scripts/hosting-upload.ts [target folder] [--cloudflare]`: copies of the built site what a host is meant to serve:
 * no source maps, no statistics, and for hosts that compress by themselves no compressed copies. With `--cloudflare` it fails
 * when the site asks for more than Cloudflare Pages reads.
 */
import fs from "node:fs";
import path from "node:path";
import { cloudflareLimits } from "../src/gatsby/hosting/headers-file";
import { isServed } from "../src/gatsby/hosting/hosting-rules";

const forTheHost = ["/_headers", "/_redirects"];

/** Copies what may be served; returns how many files that are. */
export function copyForUpload(site: string, target: string): number {
  fs.rmSync(target, { recursive: true, force: true });
  const files = fs
    .readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(site, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`)
    .filter((file) => isServed(file) || forTheHost.includes(file));
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.copyFileSync(path.join(site, file), path.join(target, file));
  }
  return files.length;
}

/** What a written `_headers` holds beyond the limits of Cloudflare Pages, in words; empty when all is well. */
export function beyondLimits(headers: string): string[] {
  const lines = headers.split("\n");
  const late = lines.filter((line) => line.startsWith("/")).slice(cloudflareLimits.rules);
  const policies = late.filter((address) =>
    lines[lines.indexOf(address) + 1]?.includes("content-security-policy"),
  );
  const long = lines.filter((line) => line.length > cloudflareLimits.lineLength);
  return [
    ...policies.map(
      (address) => `${address}: its policy is beyond the ${cloudflareLimits.rules} rules that are read`,
    ),
    ...long.map(
      (line) => `a line is longer than ${cloudflareLimits.lineLength} characters: ${line.slice(0, 60)}…`,
    ),
  ];
}

function main(args: readonly string[]) {
  const target = args.find((arg) => !arg.startsWith("--")) ?? "deploy/upload";
  const problems = args.includes("--cloudflare")
    ? beyondLimits(fs.readFileSync("public/_headers", "utf8"))
    : [];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.info(`${copyForUpload("public", target)} files in ${target}`);
}

if (process.argv[1]?.endsWith("hosting-upload.ts")) main(process.argv.slice(2));
