import { describe, expect, it } from "vitest";
import { inlinePage } from "../../helpers/inline-page";

type Rules = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>;

/** Returns the page's default Trusted Types policy, whose rules return null for rejected text. */
async function trusting(): Promise<Rules> {
  const policies: Record<string, Rules> = {};
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => (policies[name] = rules) };
  (await inlinePage("src/inline/every-page.ts", { globals: { trustedTypes } })).run();
  const rules = policies["default"];
  if (!rules) throw new Error("no default policy");
  return rules;
}

describe("trusted types policy for scripts and HTML", () => {
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
  ])("allows the script URL %s: %s", async (address, isKept) =>
    expect((await trusting()).createScriptURL(address) === address).toBe(isKept),
  );

  it.each([
    ["<script></script>", true],
    ['{"@context":"https://schema.org","name":"\\u003c/script>"}', true],
    ["<img src=x onerror=alert(1)>", false],
    ["{<img src=x onerror=alert(1)>", false],
    ["<script>alert(1)</script>", false],
    ["<script></script><img>", false],
    ["plain", false],
  ])("allows the HTML %s: %s", async (html, isKept) =>
    expect((await trusting()).createHTML(html) === html).toBe(isKept),
  );

  it("the policy accepts JSON as a script element's text, but rejects code", async () => {
    expect((await trusting()).createScript('{"a":1}')).toBe('{"a":1}');
    const { createScript } = await trusting();
    expect(() => createScript("alert(1)")).toThrow();
  });

  it("the policy is not created in a browser without trusted types", async () => {
    const page = await inlinePage("src/inline/every-page.ts");
    expect(() => page.run()).not.toThrow();
  });
});
