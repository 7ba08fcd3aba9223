import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HostingRules } from "../hosting-rules";
import { securityHeaders } from "../security-headers";
import { writeHostFiles } from "../write-host-files";

/** A small site: a page in two languages, a client-only area, not-found pages, aliases and a folder that moved. */
const rules: HostingRules = {
  redirects: [
    { from: "/About", to: "/about/", status: 301 },
    { from: "/start", to: "/onboarding/?from=start", status: 301 },
    { from: "/onBoarding/*", to: "/onboarding/:splat", status: 301 },
  ],
  rewrites: [{ prefix: "/onboarding/", file: "/onboarding/index.html" }],
  notFound: [
    { prefix: "/en/", file: "/en/404/index.html" },
    { prefix: "/", file: "/404.html" },
  ],
  headers: securityHeaders,
  policies: {
    "/sw.js": "default-src 'none'",
    "/about/index.html": "script-src 'self' 'sha256-a='",
    "/en/about/index.html": "script-src 'self' 'sha256-a='",
    "/onboarding/index.html": "script-src 'self' 'sha256-\"o\\='",
  },
};
const files = [
  "sw.js",
  "404.html",
  "about/index.html",
  "en/about/index.html",
  "en/404/index.html",
  "onboarding/index.html",
  "100-0123456789abcdef0123.js",
  "component---about-0123456789abcdef0123.js",
  "app-0123456789abcdef0123.js",
  "app.0123456789abcdef0123.css",
  "styles.0123456789abcdef0123.css",
  "static/one-0123456789abcdef0123.js",
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "host-files-"));
const site = path.join(folder, "public");
const shared = { connect: ["https://api.kanalya.example"], img: ["https://pixel.kanalya.example"] };

/** Writes the files anew, so that each test is one of the whole. */
const write = () => writeHostFiles(rules, shared, { site, output: path.join(folder, "deploy") });

beforeAll(() => {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    fs.writeFileSync(path.join(site, file), file);
  }
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

// Renewed by `npx vitest run plugins/host-rules --update`: read the difference as what visitors will be answered.
it.each([
  "deploy/rules.json",
  "deploy/nginx/site.http.conf",
  "deploy/nginx/site.server.conf",
  "deploy/nginx/site.backend.conf",
  "deploy/nginx/site.brotli.conf",
  "public/_redirects",
  "public/_headers",
])("what a host reads in %s is what was last looked at", async (file) => {
  write();
  const written = fs.readFileSync(path.join(folder, file), "utf8");
  const golden = path.resolve("plugins/host-rules/tests/host-files", path.basename(file).replace(/^_/, ""));
  await expect(written).toMatchFileSnapshot(golden);
});

it("a host that honours every rule is complained of in nothing", () => {
  expect(write()).toEqual([]);
});
