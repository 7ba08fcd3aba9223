import { describe, expect, it } from "vitest";
import { localeOfPath, localizedPath, pathWithoutLocale } from "@/lib/locale-path";

describe("paths with and without language prefix", () => {
  it.each([
    ["tr", "/pricing/", "/pricing/"],
    ["en", "/pricing/?a=1#b", "/en/pricing/?a=1#b"],
    ["en", "/", "/en/"],
    ["en", "https://blog.example/", "https://blog.example/"],
  ] as const)("the path in %s for %s is %s", (locale, path, expected) => {
    expect(localizedPath(locale, path)).toBe(expected);
  });

  it.each([
    ["/", "tr", "/"],
    ["/en", "en", "/"],
    ["/en/", "en", "/"],
    ["/en/faq/", "en", "/faq/"],
    ["/en-US/faq/", "en", "/faq/"],
    ["/tr/faq/", "tr", "/tr/faq/"],
    ["/english/", "tr", "/english/"],
    ["/pricing/en/", "tr", "/pricing/en/"],
  ])("%s is in the language %s, and is %s without its prefix", (path, locale, bare) => {
    expect(localeOfPath(path)).toBe(locale);
    expect(pathWithoutLocale(path)).toBe(bare);
  });
});
