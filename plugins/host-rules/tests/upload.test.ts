import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { copyForUpload } from "../../../scripts/hosting-upload";
import { beyondLimits, cloudflareHeaders, cloudflareRedirects } from "../cloudflare-files";
import { temporaryFolder } from "../../../tests/helpers/temporary-folder";

const names = "index.html about/index.html about/index.html.br a.js.map webpack.stats.json _headers".split(
  " ",
);
const site = temporaryFolder(Object.fromEntries(names.map((name) => [name, name])));

it("uploads only served files and the host's configuration files", () => {
  const target = `${site}-target`;
  expect(copyForUpload(site, target)).toBe(3);
  const copied = fs.readdirSync(target, { recursive: true, encoding: "utf8" }).sort();
  fs.rmSync(target, { recursive: true });
  expect(copied).toEqual(["_headers", "about", "about/index.html", "index.html"]);
});

describe("upload to Cloudflare Pages", () => {
  const rules = (count: number, header: string) =>
    Array.from({ length: count }, (_, index) => `/p${index}/\n  ${header}: x`).join("\n");
  const policies = (count: number) => rules(count, "content-security-policy");

  it("keeps the first 100 header rules, each with its headers", () => {
    const headers = `# Written by the build\n/*\n  a: b\n  c: d\n${rules(130, "cache-control")}\n`;
    const kept = cloudflareHeaders(headers).split("\n");
    expect(kept.filter((line) => line.startsWith("/"))).toHaveLength(100);
    expect(kept.slice(0, 4)).toEqual(["/*", "  a: b", "  c: d", "/p0/"]);
    expect(kept.slice(-3)).toEqual(["/p98/", "  cache-control: x", ""]);
  });

  it("omits redirects that only Netlify supports", () => {
    expect(cloudflareRedirects("# a\n/About /about/ 301\n/404/ /404.html 404!\n/en/* /en/404/ 404\n")).toBe(
      "# a\n/About /about/ 301\n",
    );
  });

  it("reports dropped policies and redirects, but not dropped cache rules", () => {
    expect(beyondLimits(rules(102, "cache-control"), "")).toEqual([]);
    expect(beyondLimits(policies(100), "")).toEqual([]);
    expect(beyondLimits(policies(102), "")).toHaveLength(2);
    expect(beyondLimits(`/x/\n  content-security-policy: ${"x".repeat(2000)}`, "")).toHaveLength(1);
    const redirects = (count: number, star: string) =>
      Array.from({ length: count }, (_, index) => `/a${index}${star} /b/ 301`).join("\n");
    expect(beyondLimits("", redirects(2000, ""))).toEqual([]);
    expect(beyondLimits("", redirects(2001, ""))).toEqual(["2001 plain redirects, of which 2000 are read"]);
    expect(beyondLimits("", redirects(100, "/*"))).toEqual([]);
    expect(beyondLimits("", redirects(101, "/*"))).toEqual(["101 wildcard redirects, of which 100 are read"]);
    expect(beyondLimits("", `/${"a".repeat(1000)} / 301`)).toHaveLength(1);
  });
});
