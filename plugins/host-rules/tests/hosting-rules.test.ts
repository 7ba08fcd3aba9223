import { describe, expect, it } from "vitest";
import { cacheControl, isServed, redirectFor, ruleFor, type HostingRules } from "../hosting-rules";

const rules: HostingRules = {
  redirects: [
    { from: "/try", to: "/", status: 301 },
    { from: "/onBoarding/*", to: "/onboarding/:splat", status: 301 },
  ],
  rewrites: [
    { prefix: "/en/onboarding/", file: "/en/onboarding/index.html" },
    { prefix: "/onboarding/", file: "/onboarding/index.html" },
  ],
  notFound: [
    { prefix: "/en/", file: "/en/404/index.html" },
    { prefix: "/", file: "/404.html" },
  ],
  headers: {},
  policies: {},
};

describe("hosting rules", () => {
  it.each([
    ["/try", "?a=1", "/?a=1"],
    ["/onBoarding/setup", "", "/onboarding/setup/"],
    ["/onBoarding/setup/", "?x", "/onboarding/setup/?x"],
  ])("%s%s moves to %s", (path, search, location) => {
    expect(redirectFor(rules, path, search)).toEqual({ location, status: 301 });
  });

  it("leaves other addresses alone, whatever their case", () => {
    expect(redirectFor(rules, "/onboarding/setup/", "")).toBeNull();
    expect(redirectFor(rules, "/Try", "")).toBeNull();
  });

  it("finds the not-found page of the language", () => {
    expect(ruleFor(rules.notFound, "/en/x")?.file).toBe("/en/404/index.html");
    expect(ruleFor(rules.notFound, "/x")?.file).toBe("/404.html");
    expect(ruleFor(rules.rewrites, "/pricing/")).toBeUndefined();
  });

  it.each([
    ["/app-0123456789abcdef0123.js", "public, max-age=31536000, immutable"],
    ["/styles.0123456789abcdef0123.css", "public, max-age=31536000, immutable"],
    ["/static/abc/photo.webp", "public, max-age=31536000, immutable"],
    ["/sw.js", "no-cache"],
    ["/index.html", "public, max-age=0, must-revalidate"],
    ["/page-data/index/page-data.json", "public, max-age=0, must-revalidate"],
  ])("caches %s as %s", (file, header) => expect(cacheControl(file)).toBe(header));

  it.each(["/app-0123.js.map", "/webpack.stats.json", "/chunk-map.json", "/index.html.br"])(
    "does not serve %s",
    (file) => expect(isServed(file)).toBe(false),
  );
});
