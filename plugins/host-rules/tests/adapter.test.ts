import fs from "node:fs";
import type { RoutesManifest } from "gatsby";
import { afterEach, describe, expect, it, vi } from "vitest";
import { env } from "../../../src/config/env";
import adapter, { hostingRules } from "../adapter";
import { metaSources } from "../content-security-policy";
import { writeHostFiles } from "../write-host-files";

vi.mock("../precompress", () => ({ precompress: vi.fn(() => Promise.resolve(7)) }));
vi.mock("../write-host-files", () => ({
  writeHostFiles: vi.fn(() => ["a line is too long"]),
}));

afterEach(() => vi.restoreAllMocks());

const files = ["index.html", "onboarding/index.html", "en/onboarding/index.html", "about/index.html"];

/** Returns the routes of a small site whose pages share one script. */
function routes(): RoutesManifest {
  vi.spyOn(fs, "readFileSync").mockReturnValue("<script>one()</script>");
  return files.map((file) => ({
    type: "static",
    path: `/${file}`,
    filePath: `public/${file}`,
    headers: [],
  }));
}

describe("Content-Security-Policy for each page", () => {
  it("allows Meta's sources only on onboarding pages, and only if Meta login is configured", () => {
    // No third-party script of data/site.json uses this host.
    const named = (hasMetaLogin: boolean) => {
      const { policies } = hostingRules(routes(), [], hasMetaLogin);
      return Object.keys(policies).filter((file) => policies[file]?.includes("web.facebook.com"));
    };
    expect(named(true)).toEqual(["/onboarding/index.html", "/en/onboarding/index.html"]);
    expect(named(false)).toEqual([]);
  });
});

describe("Gatsby adapter for hosts", () => {
  const reporter = { panicOnBuild: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const adapt = (functionsManifest: unknown[] = []) =>
    adapter({ output: "out", connect: ["https://api.example"] }).adapt({
      routesManifest: [
        ...routes(),
        { type: "static", path: "/en/*", filePath: "public/en/404/index.html", headers: [] },
      ],
      functionsManifest,
      reporter,
    } as never);

  it("the adapter copies neither not-found pages already named 404.html nor pages without a policy", async () => {
    const copy = vi.spyOn(fs, "copyFileSync").mockReturnValue();
    vi.spyOn(fs, "readFileSync").mockReturnValue("<p>None</p>");
    await adapter({ output: "out", connect: [] }).adapt({
      routesManifest: [{ type: "static", path: "/de/*", filePath: "public/de/404.html", headers: [] }],
      functionsManifest: [],
      reporter,
    } as never);
    expect(copy).not.toHaveBeenCalled();
  });

  it("a single policy for all pages allows only the sources that the site uses", async () => {
    vi.spyOn(fs, "copyFileSync").mockReturnValue();
    await adapt();
    const [, shared] = vi.mocked(writeHostFiles).mock.calls.at(-1) ?? [];
    expect(shared?.connect).toEqual([
      "https://api.example",
      ...(env.facebook.appId === "" ? [] : metaSources.connect),
    ]);
  });

  it("the adapter fails a build with serverless functions", async () => {
    vi.spyOn(fs, "copyFileSync").mockReturnValue();
    await adapt([{}]);
    expect(reporter.panicOnBuild).toHaveBeenCalledWith(expect.stringContaining("static"));
  });
});
