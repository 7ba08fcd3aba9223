import type { Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { screens } from "@/state/steps";
import { wake } from "./deploy-site";
import { inTurn } from "./extent";
import { expect } from "./site";

/** One page per sitemap template, and the pages outside the sitemap. */
export const templates = [
  "/",
  "/about/",
  "/channels/",
  "/contact-us/",
  "/faq/",
  "/pricing/",
  "/referances/",
  "/referances/kopuk-sabun/",
  "/solutions/",
  "/press/",
  "/press/whatsapp/",
  "/conditions/",
  "/cookie/",
  "/gdpr/",
];
export const outside = ["/deneme/", "/500/", "/nope/"];
export const screenPaths = ["/onboarding/", ...screens.map((screen) => `/onboarding/${screen}/`)];
/** Returns addresses in every language, or in a reduced run each in one. */
export const everywhere = (paths: readonly string[]) =>
  locales.flatMap((locale) => inTurn(paths, locale).map((path) => localizedPath(locale, path)));

/** Expects a usable page: header, heading, a link to continue, and text in between. */
export async function expectUsable(page: Page, where: string) {
  await expect(page.getByRole("banner").getByRole("link").first(), where).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }).first(), where).toBeVisible();
  await expect(page.locator("main").locator("a, button").first(), where).toBeAttached();
  expect((await page.locator("body").innerText()).length, where).toBeGreaterThan(200);
}

export async function open(page: Page, address: string) {
  await page.goto(address);
  await wake(page);
}

/** Splits a list in two, so that both workers have something to do. */
export const halves = <Item>(items: readonly Item[]): Item[][] => [
  items.filter((_, index) => index % 2 === 0),
  items.filter((_, index) => index % 2 === 1),
];
