import vm from "node:vm";
import { describe, expect, it } from "vitest";
import { inlineScript } from "../../../plugins/shared/bundle-script";

type Visit = { cookie?: string; languages?: string[]; userAgent?: string };

const script = inlineScript("src/inline/root-page.ts");

/** Runs the script as before the first paint of `/`. */
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

describe("language selection at the root path", () => {
  it.each<[string, Visit, string[]]>([
    ["does not redirect a Turkish browser", { languages: ["tr-TR", "en"] }, []],
    ["redirects an English browser", { languages: ["en-US"] }, toEnglish],
    ["uses the first supported language", { languages: ["de", "en", "tr"] }, toEnglish],
    ["falls back to Turkish for an unknown language", { languages: ["de", "fr"] }, []],
    [
      "prefers the cookie to the browser's language",
      { cookie: "x=1; i18n_redirected=tr", languages: ["en"] },
      [],
    ],
    [
      "redirects a Turkish browser with an English cookie",
      { cookie: "i18n_redirected=en", languages: ["tr"] },
      toEnglish,
    ],
    ["ignores an invalid cookie", { cookie: "i18n_redirected=xx", languages: ["en"] }, toEnglish],
    [
      "does not redirect a crawler",
      { languages: ["en"], userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" },
      [],
    ],
  ])("%s", (_, given, moves) => expect(visit(given).moves).toEqual(moves));

  it.each([
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Google-InspectionTool/1.0",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Chrome-Lighthouse",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 (GoogleOther)",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 BingPreview/1.0b",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "meta-externalagent/1.1",
    "WhatsApp/2.23.20.0",
    "Mediapartners-Google",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
    "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1)",
    "Perplexity-User/1.0",
    "W3C_Validator/1.3",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.2623.75 Safari/537.36 Google Favicon",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 DatadogSynthetics",
    "YouBot/1.0",
    "ia_archiver",
    "FeedFetcher-Google",
    "curl/8.5.0",
    "python-requests/2.32",
  ])("a declared bot is not redirected: %s", (userAgent) => {
    const { moves, cookie } = visit({ languages: ["en-US"], userAgent });
    expect([moves, cookie]).toEqual([[], ""]);
  });

  it.each([
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/370.0 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 15; Google Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0 (iPhone14,5; iOS 18_5; tr_TR; scale=3.00)",
    "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0;]",
    "Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
  ])("a person's browser is redirected: %s", (userAgent) => {
    expect(visit({ languages: ["en-US"], userAgent }).moves).toEqual(toEnglish);
  });

  it("the root page does not redirect when cookies are blocked", () => {
    const document = Object.defineProperty({}, "cookie", {
      get: () => {
        throw new Error("forbidden");
      },
    });
    expect(() => void vm.runInNewContext(script, { document, navigator: {}, location: {} })).not.toThrow();
  });

  it("the language is remembered for 365 days", () => {
    expect(visit({ languages: ["en"] }).cookie).toBe(
      "i18n_redirected=en;path=/;max-age=31536000;samesite=lax;secure",
    );
  });
});
