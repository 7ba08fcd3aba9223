import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { joinedPolicy } from "../../plugins/host-rules/content-security-policy";
import { cachePolicies, type HostingRules } from "../../plugins/host-rules/hosting-rules";
import { serveSite } from "../../scripts/site-server";
import { hostingRequests } from "../fixtures/hosting-requests";
import type { HostName, HostingRequest } from "../fixtures/hosting-rows";
import { httpAsk, type Answer, type Question } from "../helpers/http-ask";
import { findNginx, startNginx } from "../helpers/nginx";
import { hostWays, pagesHost } from "../helpers/pages-host";

type Host = { ask: (question: Question) => Promise<Answer>; hasBrotli: boolean; close?: () => Promise<void> };

const nginx = findNginx();

const hosts: Record<HostName, () => Promise<Host>> = {
  async preview() {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "hosting-"));
    const { url, close } = await serveSite(0, { directory });
    return { ask: (question) => httpAsk(url, question), hasBrotli: true, close };
  },
  async nginx() {
    const { url, hasBrotli, close } = await startNginx();
    return { ask: (question) => httpAsk(url, question), hasBrotli, close };
  },
  netlify: () => Promise.resolve(interpreted("netlify")),
  cloudflare: () => Promise.resolve(interpreted("cloudflare")),
};

function interpreted(name: "netlify" | "cloudflare"): Host {
  const answer = pagesHost("public", hostWays[name]);
  return { ask: (question) => Promise.resolve(answer(question)), hasBrotli: false };
}

type Started = { start: (name: HostName) => Promise<Host>; rules: HostingRules };

const test = base.extend<object, Started>({
  rules: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses this pattern
    async ({}, use) => {
      await use(JSON.parse(fs.readFileSync("deploy/rules.json", "utf8")) as HostingRules);
    },
    { scope: "worker" },
  ],
  start: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const started = new Map<HostName, Promise<Host>>();
      await use((name) => {
        const host = started.get(name) ?? hosts[name]();
        started.set(name, host);
        return host;
      });
      for (const host of started.values()) await (await host).close?.();
    },
    { scope: "worker" },
  ],
});

/** Resolves a file placeholder of the table to an address in the build. */
function builtFile(name: string): string {
  const shapes: Record<string, [folder: string, RegExp]> = {
    app: ["", /^app-[0-9a-f]{10,20}\.js$/],
    css: ["", /^app\.[0-9a-f]{10,20}\.css$/],
    font: ["static", /\.woff2$/],
    picture: ["static", /\.(webp|avif)$/],
  };
  const [folder, shape] = shapes[name] ?? ["", /^$/];
  const files = fs.readdirSync(path.join("public", folder), { recursive: true, encoding: "utf8" });
  const found = files.find((file) => shape.test(file));
  if (found === undefined) throw new Error(`The build has no ${name}`);
  return path.posix.join("/", folder, found);
}

/**
 * Reports whether a sent policy is the page's, possibly joined with those of neighbouring pages. Hosts with
 * headers by address also send the shared policy.
 */
const holds = (sent = "", policy = "none") =>
  sent.split(", ").some((one) => one === policy || joinedPolicy([one, policy]) === one);

const backendHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

function expectAnswer(row: HostingRequest, answer: Answer, name: HostName, rules: HostingRules, host: Host) {
  const { headers, status, body } = answer;
  expect([row.status].flat()).toContain(status);
  if (row.location !== undefined) expect(headers.location).toBe(row.location);
  if (row.lang) expect(body).toMatch(new RegExp(`<html[^>]* lang="${row.lang}"`));
  if (row.type) expect(headers["content-type"]).toMatch(row.type);
  if (row.cache) expect(headers["cache-control"]).toBe(cachePolicies[row.cache]);
  const isOwn = name === "preview" || name === "nginx";
  if (row.isBackend) {
    expect(headers).toMatchObject(backendHeaders);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
  if (isOwn && status !== 400 && !row.isBackend)
    for (const [header, value] of Object.entries(rules.headers)) expect(headers[header]).toBe(value);
  if (row.policy && (isOwn || status !== 404))
    expect(holds(headers["content-security-policy"], rules.policies[row.policy])).toBe(true);
  if (row.encoding) {
    const expected = row.encoding === "br" && !host.hasBrotli ? [undefined, "gzip"] : [row.encoding];
    expect(expected).toContain(
      row.encoding === "none" ? (headers["content-encoding"] ?? "none") : headers["content-encoding"],
    );
  }
}

for (const name of Object.keys(hosts) as HostName[]) {
  test.describe(`hosted on ${name}`, () => {
    if (name === "nginx") test.skip(nginx.reason !== undefined, nginx.reason);
    const seen = new Map<string, number>();
    for (const row of hostingRequests.filter((request) => request.hosts?.includes(name) ?? true)) {
      const title = [row.method ?? "GET", row.path, row.accept && `accepting ${row.accept}`]
        .filter(Boolean)
        .join(" ");
      const count = (seen.get(title) ?? 0) + 1;
      seen.set(title, count);
      test(`${title} responds with ${[row.status].flat().join(" or ")}${count > 1 ? ` (${count})` : ""}`, async ({
        start,
        rules,
      }) => {
        const host = await start(name);
        const target = row.path.replace(/\{(\w+)\}/, (_whole, file: string) => builtFile(file));
        const answer = await host.ask({ path: target, method: row.method, accept: row.accept });
        expectAnswer(row, answer, name, rules, host);
      });
    }
  });
}
