import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, sharedPolicy, workerPolicy } from "../content-security-policy";
import { cachePolicies, cacheControl, hashedFile } from "../hosting-rules";
import { nginxBackend } from "../nginx-config";
import { securityHeaders } from "../security-headers";

/** Returns a policy's directives by name. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );

const backend = "https://api.example.com";

describe("Content-Security-Policy for pages and service worker", () => {
  const limits = {
    "base-uri": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "form-action": `'self' ${backend}`,
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": `'self' ${backend}`,
    "style-src-attr": "'unsafe-inline'",
  };

  it("a page's policy allows only the site's own sources and those listed for the page", () => {
    expect(directives(contentSecurityPolicy("<p>x</p>", [backend]))).toEqual({
      "default-src": "'self'",
      ...limits,
      "script-src": "'self'",
      "style-src-elem": "'self'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "default site-html",
    });
  });

  it("the policy shared by all URLs includes the pages' restrictions", () => {
    expect(directives(sharedPolicy([backend]))).toEqual(limits);
    expect(directives(sharedPolicy([], ["https://pixel.example"]))["img-src"]).toBe(
      "'self' data: blob: https://pixel.example",
    );
  });

  it("the policy of the service worker allows its own code and the files that it fetches for pages", () => {
    expect(directives(workerPolicy([backend]))).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "connect-src": `'self' ${backend}`,
    });
  });
});

describe("Cache-Control of files", () => {
  it.each([
    ["/app-0123456789abcdef0123.js", "hashed"],
    ["/styles.0123456789abcdef0123.css", "hashed"],
    ["/static/ab/x.woff2", "hashed"],
    ["/sw.js", "worker"],
    ["/index.html", "other"],
    ["/favicon.ico", "other"],
    ["/page-data/index/page-data.json", "other"],
    ["/deep/app-0123456789abcdef0123.js", "other"],
    ["/app-012345678.js", "other"],
  ] as const)("the policy of %s is %s", (file, kind) => {
    expect(cacheControl(file)).toBe(cachePolicies[kind]);
    expect(hashedFile.test(file)).toBe(kind === "hashed");
  });
});

describe("headers of backend responses behind nginx", () => {
  const text = nginxBackend({
    redirects: [],
    rewrites: [],
    notFound: [],
    headers: securityHeaders,
    policies: {},
  });

  it("backend responses behind nginx have no-store and the site's headers instead of their own, without duplicates", () => {
    expect(text).toContain('add_header cache-control "no-store" always;');
    for (const [name, value] of Object.entries({ ...securityHeaders, "cache-control": "no-store" })) {
      expect(text.split(`proxy_hide_header ${name};`)).toHaveLength(2);
      expect(text.split(`add_header ${name} "${value}" always;`)).toHaveLength(2);
    }
  });

  it("backend responses behind nginx cannot be framed, whatever policy they have", () => {
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).not.toContain("proxy_hide_header content-security-policy");
  });
});
