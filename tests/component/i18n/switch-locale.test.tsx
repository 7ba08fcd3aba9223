import { render, screen } from "@testing-library/react";
import { I18nextContext, I18nextProvider } from "gatsby-plugin-react-i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressIn, rememberLocale, switchLocale } from "@/i18n/switch-locale";
import { useLocale } from "@/i18n/use-locale";
import { createStrings } from "../../helpers/locale-strings";
import { navigate } from "../../setup/gatsby";

const visit = (address: string) => vi.stubGlobal("location", new URL(address));

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.spyOn(document, "cookie", "set").mockImplementation((cookie) => void written.push(cookie));
});
afterEach(() => {
  vi.unstubAllGlobals();
  navigate.mockReset();
});

describe("language stored in a cookie", () => {
  it("stores the language for 365 days in a secure cookie on an https site", () => {
    visit("https://kanalya.example/faq/");
    rememberLocale("en");
    expect(written).toEqual(["i18n_redirected=en;path=/;max-age=31536000;samesite=lax;secure"]);
  });

  it("stores the language without the Secure attribute on a site without HTTPS", () => {
    visit("http://localhost:9000/faq/");
    rememberLocale("tr");
    expect(written).toEqual(["i18n_redirected=tr;path=/;max-age=31536000;samesite=lax"]);
  });
});

describe("language switch", () => {
  it.each([
    ["en", "https://kanalya.example/faq/?a=1#b", "/en/faq/?a=1#b"],
    ["tr", "https://kanalya.example/en/faq/?a=1#b", "/faq/?a=1#b"],
    ["en", "https://kanalya.example/en/", "/en/"],
  ] as const)("switching to %s on %s navigates to %s", (locale, address, expected) => {
    expect(addressIn(locale, new URL(address) as unknown as Location)).toBe(expected);
  });

  it("switches the language even if cookies are forbidden", () => {
    visit("https://kanalya.example/pricing/");
    vi.spyOn(document, "cookie", "set").mockImplementation(() => {
      throw new DOMException("Forbidden", "SecurityError");
    });
    switchLocale("en");
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/en/pricing/");
  });
});

it.each([
  ["en", "en"],
  ["fr", "tr"],
])("shows a page of language %s in %s", (language, locale) => {
  const Shown = () => <p>{useLocale()}</p>;
  render(
    <I18nextProvider i18n={createStrings("tr")}>
      <I18nextContext.Provider value={{ language } as never}>
        <Shown />
      </I18nextContext.Provider>
    </I18nextProvider>,
  );
  expect(screen.getByText(locale)).toBeInTheDocument();
});
