import { describe, expect, it } from "vitest";
import { headerRules } from "../headers-file";
import type { HostingRules } from "../hosting-rules";

const rules: HostingRules = {
  redirects: [],
  rewrites: [{ prefix: "/onboarding/", file: "/onboarding/index.html" }],
  notFound: [
    { prefix: "/en/", file: "/en/404/index.html" },
    { prefix: "/", file: "/404.html" },
  ],
  headers: { "x-content-type-options": "nosniff" },
  policies: {
    "/sw.js": "default-src 'none'",
    "/about/index.html": "script-src 'self' 'sha256-a='",
    "/onboarding/index.html": "script-src 'self' 'sha256-o='",
  },
};

describe("_headers file", () => {
  const files = [
    "/sw.js",
    "/about/index.html",
    "/100-0123456789abcdef0123.js",
    "/app-0123456789abcdef0123.js",
    "/static/x.webp",
  ];
  const written = headerRules(rules, files, "base-uri 'none'");

  it("shared rules come first, then pages by path, client-only routes by prefix, and hashed files individually", () => {
    expect(written.map(({ path }) => path)).toEqual([
      "/*",
      "/static/*",
      "/sw.js",
      "/about/",
      "/onboarding/*",
      "/app-0123456789abcdef0123.js",
      "/100-0123456789abcdef0123.js",
    ]);
  });

  describe("_headers rules for a folder of pages", () => {
    const policy = (script: string, more = "") => `default-src 'self'; script-src 'self' '${script}'${more}`;
    const policies = {
      "/index.html": policy("home"),
      "/404.html": policy("missing"),
      "/en/index.html": policy("home"),
      "/en/404/index.html": policy("missing-en"),
      "/en/press/index.html": policy("list"),
      "/en/press/one/index.html": policy("article"),
      "/en/press/two/index.html": policy("article"),
      "/pressing/index.html": policy("other"),
    };
    const policiesOf = (own: Record<string, string>) =>
      Object.fromEntries(
        headerRules({ ...rules, policies: own }, [], "")
          .slice(3)
          .map(({ path, headers }) => [path, headers["content-security-policy"]]),
      );

    it("joins the policies of a folder's pages with that of its not-found page", () => {
      expect(policiesOf(policies)).toEqual({
        "/": policy("home"),
        "/404.html": policy("missing"),
        "/en/": policy("home"),
        "/en/404/": policy("missing-en"),
        "/pressing/": policy("other"),
        "/en/press/*": "default-src 'self'; script-src 'self' 'list' 'article' 'missing-en'",
      });
    });

    it.each([
      ["would lose a restriction of its own", policy("article", "; frame-src 'none'")],
      ["would make the line too long", policy("x".repeat(1920))],
    ])("policies are separate if one of the pages %s", (_, one) => {
      const own = policiesOf({ ...policies, "/en/press/one/index.html": one });
      expect(own).not.toHaveProperty(["/en/press/*"]);
      expect(own["/en/press/one/"]).toBe(one);
    });
  });
});
