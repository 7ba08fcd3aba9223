import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { beyondLimits, copyForUpload } from "../../../scripts/hosting-upload";

it("uploads what is served and what the host reads, nothing else", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "upload-"));
  const site = path.join(folder, "site");
  fs.mkdirSync(path.join(site, "about"), { recursive: true });
  for (const file of [
    "index.html",
    "about/index.html",
    "about/index.html.br",
    "a.js.map",
    "webpack.stats.json",
    "_headers",
  ])
    fs.writeFileSync(path.join(site, file), file);
  expect(copyForUpload(site, path.join(folder, "target"))).toBe(3);
  expect(fs.readdirSync(path.join(folder, "target"), { recursive: true }).sort()).toEqual([
    "_headers",
    "about",
    "about/index.html",
    "index.html",
  ]);
  fs.rmSync(folder, { recursive: true });
});

it("names what Cloudflare Pages would not read: policies, while caching may go without", () => {
  const rule = (index: number, header: string) => `/p${index}/\n  ${header}: x`;
  const rules = (header: string) => Array.from({ length: 102 }, (_, index) => rule(index, header)).join("\n");
  expect(beyondLimits(rules("cache-control"))).toEqual([]);
  expect(beyondLimits(rules("content-security-policy"))).toHaveLength(2);
  expect(beyondLimits(`/x/\n  content-security-policy: ${"x".repeat(2000)}`)).toHaveLength(1);
});
