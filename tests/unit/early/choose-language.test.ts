import vm from "node:vm";
import { describe, expect, it } from "vitest";
import { earlyScript } from "@/gatsby/bundle/early-scripts";

type Visit = { cookie?: string; languages?: string[]; userAgent?: string };

const script = earlyScript("root-page");

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
  vm.runInNewContext(script, { document, location, navigator: { languages, userAgent } });
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

  it("stays as it is where cookies are forbidden", () => {
    const document = Object.defineProperty({}, "cookie", {
      get: () => {
        throw new Error("forbidden");
      },
    });
    expect(() => void vm.runInNewContext(script, { document, navigator: {}, location: {} })).not.toThrow();
  });

  it("is remembered for 365 days", () => {
    expect(visit({ languages: ["en"] }).cookie).toBe(
      "i18n_redirected=en;path=/;max-age=31536000;samesite=lax;secure",
    );
  });
});
