import vm from "node:vm";
import { describe, expect, it } from "vitest";
import { localeScript, trustedTypesScript } from "@/app/inline-scripts";

type Visit = { cookie?: string; languages?: string[]; userAgent?: string };

/** Runs the script as a browser would before the first paint of `/`. */
function visit({ cookie = "", languages = [], userAgent = "Mozilla/5.0" }: Visit) {
  const moves: string[] = [];
  const document = { cookie, documentElement: { style: { visibility: "" } } };
  const location = {
    protocol: "https:",
    search: "?a=1",
    hash: "#faq",
    replace: (to: string) => moves.push(to),
  };
  vm.runInNewContext(localeScript, { document, location, navigator: { languages, userAgent } });
  return { moves, cookie: document.cookie };
}

const toEnglish = ["/en/?a=1#faq"];

describe("language of the root path", () => {
  it.each<[string, Visit, string[]]>([
    ["a Turkish browser stays", { languages: ["tr-TR", "en"] }, []],
    ["an English browser moves", { languages: ["en-US"] }, toEnglish],
    ["the first language that the site has decides", { languages: ["de", "en", "tr"] }, toEnglish],
    ["an unknown language stays Turkish", { languages: ["de", "fr"] }, []],
    ["the cookie wins over the browser", { cookie: "x=1; i18n_redirected=tr", languages: ["en"] }, []],
    ["the cookie wins the other way", { cookie: "i18n_redirected=en", languages: ["tr"] }, toEnglish],
    ["garbage in the cookie is ignored", { cookie: "i18n_redirected=xx", languages: ["en"] }, toEnglish],
    ["a crawler stays", { languages: ["en"], userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }, []],
  ])("%s", (_, given, moves) => expect(visit(given).moves).toEqual(moves));

  it("is remembered for 365 days", () => {
    expect(visit({ languages: ["en"] }).cookie).toBe(
      "i18n_redirected=en;path=/;max-age=31536000;samesite=lax;secure",
    );
  });
});

type Rules = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>;

/** What the page's default policy makes of a text; null where it refuses. */
function trusting(): Rules {
  const policies: Record<string, Rules> = {};
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => (policies[name] = rules) };
  const location = { origin: "https://site.example" };
  vm.runInNewContext(trustedTypesScript, { window: { trustedTypes }, location, URL });
  const rules = policies["default"];
  if (!rules) throw new Error("no default policy");
  return rules;
}

describe("what may become code or HTML", () => {
  it.each([
    ["/app-0123.js", true],
    ["https://site.example/sw.js", true],
    ["https://evil.example/app.js", false],
    ["//evil.example/app.js", false],
    ["data:text/javascript,alert(1)", false],
    ["blob:https://site.example/1.js", false],
    ["javascript:alert(1)", false],
    ["/site/onboarding-wizard/x.js", false],
    ["/app.json", false],
    ["/sandbox/leads?x=.js", false],
  ])("the script address %s: %s", (address, isKept) =>
    expect(trusting().createScriptURL(address) === address).toBe(isKept),
  );

  it.each([
    ["<script></script>", true],
    ['{"@context":"https://schema.org","name":"\\u003c/script>"}', true],
    ["<img src=x onerror=alert(1)>", false],
    ["{<img src=x onerror=alert(1)>", false],
    ["<script>alert(1)</script>", false],
    ["<script></script><img>", false],
    ["plain", false],
  ])("the HTML %s: %s", (html, isKept) => expect(trusting().createHTML(html) === html).toBe(isKept));

  it("takes data for script, and no code", () => {
    expect(trusting().createScript('{"a":1}')).toBe('{"a":1}');
    expect(() => trusting().createScript("alert(1)")).toThrow();
  });

  it("does nothing in a browser that does not know it", () => {
    expect(() => void vm.runInNewContext(trustedTypesScript, { window: {}, location: {} })).not.toThrow();
  });
});
