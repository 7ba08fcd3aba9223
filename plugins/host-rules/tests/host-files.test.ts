import { describe, expect, it } from "vitest";
import { headerRules, headersFile } from "../headers-file";
import type { HostingRules } from "../hosting-rules";
import { nginxHttp, nginxServer } from "../nginx-config";
import { redirectsFile } from "../redirects-file";

const rules: HostingRules = {
  redirects: [
    { from: "/About", to: "/about/", status: 301 },
    { from: "/onBoarding/*", to: "/onboarding/:splat", status: 301 },
  ],
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

describe("nginx configuration", () => {
  it("matches aliases case-sensitively, which plain map keys do not", () => {
    expect(nginxHttp(rules)).toContain('"~^/About$" "/about/";');
  });

  it("quotes regular expressions that contain braces", () => {
    expect(nginxHttp(rules)).toContain(
      '"~^/static/|^/[^/]+[-.][0-9a-f]{10,20}\\.(js|css)(\\.LICENSE\\.txt)?$"',
    );
  });

  it("gives each page its own policy, and the service worker a separate one", () => {
    expect(nginxHttp(rules)).toContain(`"/about/index.html" "script-src 'self' 'sha256-a='";`);
    expect(nginxHttp(rules)).toContain(`"/sw.js" "default-src 'none'";`);
  });

  it("looks a page's policy up by the same path it is stored under", () => {
    expect(nginxServer(rules)).toContain('try_files "${uri}index.html" =404;');
    expect(nginxServer(rules)).not.toContain("$uri/index.html =404");
    expect(nginxServer(rules)).toContain("location = /en/404/ {\n    return 404;\n}");
  });

  it("serves client-only routes with their page and redirects moved folders", () => {
    expect(nginxServer(rules)).toContain('try_files "${uri}index.html" /onboarding/index.html;');
    expect(nginxServer(rules)).toContain('(?!/onboarding/)(?i)/onBoarding/(.+?)/?$" /onboarding/$1/');
  });
});

describe("_redirects", () => {
  it("lists not-found addresses, exact aliases, spelling variants, client-only routes, folders, then not-found pages", () => {
    expect(redirectsFile(rules).split("\n").slice(1, -1)).toEqual([
      "/en/404/ /en/404.html 404!",
      "/404/ /404.html 404!",
      "/About /about/ 301",
      "/ABOUT /about/ 301",
      "/ONBOARDING /onboarding/ 301",
      "/Onboarding /onboarding/ 301",
      "/tr/About /about/ 301",
      "/tr/onBoarding/* /onboarding/:splat 301",
      "/tr / 301",
      "/tr/* /:splat 301",
      "/onboarding/* /onboarding/ 200",
      "/onBoarding/* /onboarding/:splat 301",
      "/ONBOARDING/* /onboarding/:splat 301",
      "/OnBoarding/* /onboarding/:splat 301",
      ...["/en/*", "/EN/*", "/en-US/*"].map((from) => `${from} /en/404/ 404`),
    ]);
  });
});

describe("_headers", () => {
  const files = [
    "/sw.js",
    "/about/index.html",
    "/100-0123456789abcdef0123.js",
    "/app-0123456789abcdef0123.js",
    "/static/x.webp",
  ];
  const written = headerRules(rules, files, "base-uri 'none'");

  it("lists pages by address, client-only routes by prefix and hashed files one by one, shared rules first", () => {
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

  it("writes one indented line per header", () => {
    expect(headersFile(written)).toContain(
      "\n/sw.js\n  cache-control: no-cache\n  content-security-policy: default-src",
    );
  });

  describe("_headers of a folder of pages", () => {
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
    ])("keeps separate policies if one of the pages %s", (_, one) => {
      const own = policiesOf({ ...policies, "/en/press/one/index.html": one });
      expect(own).not.toHaveProperty(["/en/press/*"]);
      expect(own["/en/press/one/"]).toBe(one);
    });
  });
});
