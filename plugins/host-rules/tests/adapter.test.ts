import fs from "node:fs";
import type { RoutesManifest } from "gatsby";
import { afterEach, describe, expect, it, vi } from "vitest";
import { env } from "../../../src/config/env";
import adapter, { hostingRules } from "../adapter";
import { securityHeaders } from "../security-headers";
import { metaSources } from "../content-security-policy";
import { precompress } from "../precompress";
import { writeHostFiles } from "../write-host-files";

vi.mock("../precompress", () => ({ precompress: vi.fn(() => Promise.resolve(7)) }));
vi.mock("../write-host-files", () => ({
  writeHostFiles: vi.fn(() => ["a line is too long"]),
}));

afterEach(() => vi.restoreAllMocks());

const files = ["index.html", "onboarding/index.html", "en/onboarding/index.html", "about/index.html"];

/** The routes of a small site whose pages have one script. */
function routes(): RoutesManifest {
  vi.spyOn(fs, "readFileSync").mockReturnValue("<script>one()</script>");
  return files.map((file) => ({
    type: "static",
    path: `/${file}`,
    filePath: `public/${file}`,
    headers: [],
  }));
}

describe("the policies of the pages", () => {
  it("let Meta in on the onboarding only, and only where its login is configured", () => {
    // Of the scripts that data/site.json may ask for, none calls this host.
    const named = (hasMetaLogin: boolean) => {
      const { policies } = hostingRules(routes(), [], hasMetaLogin);
      return Object.keys(policies).filter((file) => policies[file]?.includes("web.facebook.com"));
    };
    expect(named(true)).toEqual(["/onboarding/index.html", "/en/onboarding/index.html"]);
    expect(named(false)).toEqual([]);
  });
});

describe("the rules", () => {
  const file = (address: string, name: string): RoutesManifest[number] => ({
    type: "static",
    path: address,
    filePath: `public/${name}`,
    headers: [],
  });

  it("come from Gatsby's routes, with the longest address first", () => {
    vi.spyOn(fs, "readFileSync").mockReturnValue("<script>one()</script>");
    const { redirects, rewrites, notFound, headers, policies } = hostingRules(
      [
        { type: "redirect", path: "/About", toPath: "/about/", status: 301, headers: [] },
        file("/*", "404/index.html"),
        file("/en/*", "en/404/index.html"),
        file("/onboarding/*", "onboarding/index.html"),
        file("/en/onboarding/*", "en/onboarding/index.html"),
        file("/app.js", "app.js"),
        file("/about/", "about/index.html"),
      ],
      ["https://api.example"],
      false,
      [],
    );
    expect(redirects).toEqual([{ from: "/About", to: "/about/", status: 301 }]);
    expect(rewrites).toEqual([
      { prefix: "/en/onboarding/", file: "/en/onboarding/index.html" },
      { prefix: "/onboarding/", file: "/onboarding/index.html" },
    ]);
    expect(notFound).toEqual([
      { prefix: "/en/", file: "/en/404/index.html" },
      { prefix: "/", file: "/404/index.html" },
      { prefix: "/", file: "/404.html" },
    ]);
    expect(headers).toBe(securityHeaders);
    expect(Object.keys(policies).sort()).toEqual([
      "/404/index.html",
      "/about/index.html",
      "/en/404/index.html",
      "/en/onboarding/index.html",
      "/onboarding/index.html",
      "/sw.js",
    ]);
    expect(policies["/about/index.html"]).toContain("https://api.example");
    expect(policies["/sw.js"]).toContain("https://api.example");
  });
});

describe("the adapter", () => {
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

  it("gives each language its not-found page, writes the files of the hosts and compresses the site", async () => {
    const copy = vi.spyOn(fs, "copyFileSync").mockReturnValue();
    await adapt();
    expect(copy.mock.calls).toEqual([["public/en/404/index.html", "public/en/404.html"]]);
    const [rules, shared, folders] = vi.mocked(writeHostFiles).mock.calls.at(-1) ?? [];
    expect(rules?.policies["/en/404.html"]).toBe(rules?.policies["/en/404/index.html"]);
    expect(shared?.connect[0]).toBe("https://api.example");
    expect(folders).toEqual({ site: "public", output: "out" });
    expect(precompress).toHaveBeenCalledWith("public");
    expect(reporter.warn).toHaveBeenCalledWith(expect.stringMatching(/^a line is too long \(docs\/hosting/));
    expect(reporter.info).toHaveBeenCalledWith("Hosting files written to out, 7 files compressed");
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  });

  it("copies no page that stands where hosts look for it, and none without a policy", async () => {
    const copy = vi.spyOn(fs, "copyFileSync").mockReturnValue();
    vi.spyOn(fs, "readFileSync").mockReturnValue("<p>None</p>");
    await adapter({ output: "out", connect: [] }).adapt({
      routesManifest: [{ type: "static", path: "/de/*", filePath: "public/de/404.html", headers: [] }],
      functionsManifest: [],
      reporter,
    } as never);
    expect(copy).not.toHaveBeenCalled();
  });

  it("tells hosts that know one policy for all only what the site asks for", async () => {
    vi.spyOn(fs, "copyFileSync").mockReturnValue();
    await adapt();
    const [, shared] = vi.mocked(writeHostFiles).mock.calls.at(-1) ?? [];
    expect(shared?.connect).toEqual([
      "https://api.example",
      ...(env.facebook.appId === "" ? [] : metaSources.connect),
    ]);
  });

  it("stops a build that has functions", async () => {
    vi.spyOn(fs, "copyFileSync").mockReturnValue();
    await adapt([{}]);
    expect(reporter.panicOnBuild).toHaveBeenCalledWith(expect.stringContaining("static"));
  });

  it("asks Gatsby for addresses that end in a slash", async () => {
    expect(await adapter().config?.({ reporter } as never)).toEqual({
      supports: { pathPrefix: false, trailingSlash: ["always"] },
    });
    expect(adapter().name).toBe("hosting-rules");
  });
});
