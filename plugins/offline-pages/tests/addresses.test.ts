import { describe, expect, it } from "vitest";
import { aliases } from "../../../src/config/redirects";
import { canonicalAddress, documentPath, isBackend, isFile, offlinePageFor } from "../worker/addresses";

const pages = ["/", "/en/", "/pricing/", "/en/pricing/", "/faq/", "/onboarding/", "/onboarding/setup/"];
const isPage = (path: string) => pages.includes(path);
const lead = (address: string) => {
  const { pathname, search } = new URL(address, "https://site.example");
  return canonicalAddress({ pathname, search }, isPage);
};

describe("canonicalAddress()", () => {
  it.each([
    ["/pricing", "/pricing/"],
    ["/pricing?utm_source=mail", "/pricing/?utm_source=mail"],
    ["/en", "/en/"],
    ["/index.html", "/"],
    ["/en/pricing/index.html?a=1", "/en/pricing/?a=1"],
    ["/Pricing/", "/pricing/"],
    ["/en/Faq", "/en/faq/"],
    ["/main?a=1", "/?a=1"],
    ["/references/", "/referances/"],
    ["/onBoarding", "/onboarding/"],
    ["/onBoarding/setup", "/onboarding/setup/"],
    ["/onboarding/setup", "/onboarding/setup/"],
    ["/tr/pricing?a=1", "/pricing/?a=1"],
    ["/EN/Pricing.", "/en/pricing/"],
    ["/PR%C4%B0C%C4%B0NG", "/pricing/"],
    ["/pricing/&utm_source=Mail?a=1", "/pricing/?utm_source=Mail&a=1"],
    ["/tr/References/Mercan-Butik", "/referances/mercan-butik/"],
    ["/en/RSS", "/en/press/feed.xml"],
    ["/tr/Try", "/"],
    ["/onboarding/STOREWIZARD", "/onboarding/select-store/?step=last"],
    ["/onboarding/wizard/GeneralInfo?a=1", "/onboarding/select-store/?step=2&a=1"],
  ])("the address %s redirects to %s", (address, expected) => expect(lead(address)).toBe(expected));

  it.each(["/", "/pricing/", "/pricing/?a=1", "/nope", "/nope/", "/NOPE/", "/tr/nope", "/%E0%A4%A"])(
    "the address %s does not redirect",
    (address) => expect(lead(address)).toBeNull(),
  );

  it("redirects / to the home page of the only available language", () =>
    expect(canonicalAddress({ pathname: "/", search: "?a=1" }, (path) => path === "/en/")).toBe("/en/?a=1"));

  it("resolves every path alias that the host redirects, in both languages", () => {
    for (const { from, to } of aliases) {
      expect(lead(from), from).toBe(to);
      expect(lead(`/en${from}/`), from).toBe(`/en${to}`);
    }
  });
});

describe("documentPath()", () => {
  it.each([
    ["/pricing/", "/pricing/"],
    ["/onboarding/", "/onboarding/"],
    ["/onboarding/setup/", "/onboarding/"],
    ["/en/onboarding/progress/", "/en/onboarding/"],
    ["/onboarding", "/onboarding"],
    ["/onBoarding/setup/", "/onBoarding/setup/"],
    ["/EN/onboarding/setup/", "/EN/onboarding/setup/"],
    ["/onboarding/storeWizard/", "/onboarding/storeWizard/"],
  ])("%s is served with %s", (path, expected) => expect(documentPath(path)).toBe(expected));
});

describe("isFile()", () => {
  it.each([
    ["/robots.txt", true],
    ["/sitemap-index.xml", true],
    ["/press/feed.xml", true],
    ["/en/press/feed.xml", true],
    ["/.well-known/security.txt", true],
    ["/manifest.webmanifest", true],
    ["/favicon.ico", true],
    ["/", false],
    ["/pricing/", false],
    ["/pricing", false],
    ["/404.html", false],
    ["/2.0/", false],
  ])("isFile() of %s is %s", (path, expected) => expect(isFile(path)).toBe(expected));
});

describe("isBackend()", () => {
  it.each([
    ["/site/contact", true],
    ["/sandbox/leads", true],
    ["/sites/", false],
    ["/en/site/", false],
    ["/pricing/", false],
  ])("isBackend() of %s is %s", (path, expected) => expect(isBackend(path)).toBe(expected));
});

describe("offlinePageFor()", () => {
  it.each([
    ["/nope/", "/offline.html"],
    ["/en/nope/", "/en/offline.html"],
    ["/EN/nope/", "/en/offline.html"],
    ["/onboarding/setup/", "/onboarding-offline.html"],
    ["/en/onboarding/", "/en/onboarding-offline.html"],
  ])("the offline page for %s is %s", (path, expected) => expect(offlinePageFor(path)).toBe(expected));
});
