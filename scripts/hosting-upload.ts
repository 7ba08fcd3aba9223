/**
 * `npx tsx scripts/hosting-upload.ts [target folder] [--cloudflare]`: copies the servable files of the built
 * site for hosts that compress responses themselves: no compressed copies, source maps or statistics. With
 * `--cloudflare` it trims `_headers` and `_redirects` to the limits of Cloudflare Pages, and fails if a page's
 * policy or a redirect would be lost.
 */
import fs from "node:fs";
import path from "node:path";
import { beyondLimits, cloudflareHeaders, cloudflareRedirects } from "../plugins/host-rules/cloudflare-files";
import { isServed } from "../plugins/host-rules/hosting-rules";

const forTheHost = ["/_headers", "/_redirects"];

/** Copies the servable files; returns their number. */
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

/** Trims `_headers` and `_redirects` in an upload to the limits of Cloudflare Pages. */
export function fitForCloudflare(target: string): void {
  const fit = (file: string, change: (text: string) => string) => {
    const name = path.join(target, file);
    if (fs.existsSync(name)) fs.writeFileSync(name, change(fs.readFileSync(name, "utf8")));
  };
  fit("_headers", cloudflareHeaders);
  fit("_redirects", cloudflareRedirects);
}

function main(args: readonly string[]) {
  const target = args.find((arg) => !arg.startsWith("--")) ?? "deploy/upload";
  const isCloudflare = args.includes("--cloudflare");
  const read = (name: string) => fs.readFileSync(`public/${name}`, "utf8");
  const problems = isCloudflare ? beyondLimits(read("_headers"), read("_redirects")) : [];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  const count = copyForUpload("public", target);
  if (isCloudflare) fitForCloudflare(target);
  console.info(`${count} files in ${target}`);
}

if (process.argv[1]?.endsWith("hosting-upload.ts")) main(process.argv.slice(2));
