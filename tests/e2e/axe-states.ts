import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { expect, strings } from "./site";
import type { Width } from "./axe-scan";

/** State of a page that requires interaction. */
export type State = {
  name: string;
  act: (page: Page, locale: Locale) => Promise<unknown>;
  /** Selector of the element that changes; the whole page if absent. */
  within?: string;
  /** Widths at which the state exists. */
  widths?: readonly Width[];
};

const openMenu = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: strings(locale)("layout:menu.open") }).click();

const openSearch = async (page: Page, query: string) => {
  await page.keyboard.press("/");
  await page.locator("dialog[open]").getByRole("searchbox").fill(query);
};
const searched = (name: string, query: string): State => ({
  name: `search with ${name}`,
  within: "dialog[open]",
  act: async (page) => {
    await openSearch(page, query);
    await expect(page.locator("dialog[open] a").first()).toBeVisible();
  },
});
const tab = (list: number, index: number): State => ({
  name: `tab ${index + 1} of tab list ${list + 1}`,
  within: ".react-tabs, [role=tablist], [role=tabpanel]",
  act: (page) => page.getByRole("tablist").nth(list).getByRole("tab").nth(index).click(),
});
const formInError = (name: string, form: string, prepare?: State["act"]): State => ({
  name: `${name} in error`,
  within: form,
  act: async (page, locale) => {
    await prepare?.(page, locale);
    await page.locator(`${form} [type=submit]`).click();
    await expect(page.locator(`${form} [aria-invalid]`).first()).toBeVisible();
    // A toast covers the page for three seconds.
    await expect(page.locator("[data-type]")).toHaveCount(0);
  },
});
const overlay: State["act"] = async (page, locale) => {
  await page
    .getByRole("banner")
    .getByRole("link", { name: strings(locale)("layout:header.join") })
    .click();
  await expect(page.locator("dialog[open] form")).toBeVisible();
};

/** State of a lazily loaded part, which is ready once `control` appears. */
const near = (name: string, section: string, control: string): State => ({
  name,
  within: section,
  act: async (page) => {
    await page.locator(section).scrollIntoViewIfNeeded();
    await expect(page.locator(`${section} ${control}`).first()).toBeVisible();
  },
});

/** States available on every page, scanned on one. */
const everywhere: State[] = [
  { name: "sign-up overlay", within: "dialog[open]", act: overlay },
  formInError("sign-up overlay", "dialog[open] form", overlay),
  {
    name: "mobile menu",
    within: "dialog[open]",
    widths: [320],
    act: async (page, locale) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await openMenu(page, locale);
      await expect(page.locator("dialog[open] nav")).toBeVisible();
    },
  },
  ...[0, 1].map((index): State => ({
    name: `header dropdown ${index + 1}`,
    within: "header",
    widths: [1280],
    act: (page) => page.locator("header button[aria-expanded][aria-controls]").nth(index).click(),
  })),
  searched("suggestions", ""),
  searched("results", "whatsapp"),
  searched("nothing found", "zzzzqq"),
  {
    name: "search that cannot load",
    within: "dialog[open]",
    act: async (page) => {
      await page.route("**/search-index/**", (route) => route.abort());
      await openSearch(page, "whatsapp");
      await expect(page.locator("dialog[open] [role=alert]")).toBeVisible();
    },
  },
  formInError("newsletter", "footer form", async (page) => {
    await page.locator("footer").scrollIntoViewIfNeeded();
    await expect(page.locator("footer form [type=submit]")).toBeEnabled();
  }),
  {
    name: "offer of a new version",
    within: "[role=status]",
    act: async (page, locale) => {
      await page.evaluate(() => window.dispatchEvent(new Event("site-update-ready")));
      await expect(page.getByRole("button", { name: strings(locale)("layout:update.action") })).toBeVisible();
    },
  },
  {
    name: "script that cannot load",
    within: "#load-failed",
    act: (page) => page.locator("#load-failed").evaluate((message) => message.removeAttribute("hidden")),
  },
];

const alerts = [0, 1, 2, 3].map((index): State => ({
  name: `alert ${index + 1} of 4`,
  within: "[data-alerts]",
  act: async (page) => {
    await page.locator("#alerts button").nth(index).click();
    await page.locator("[data-type] button").focus();
  },
}));

/** States of individual pages, by path without language prefix. */
export const states: Record<string, State[]> = {
  "/": [
    ...[1, 2, 3, 4, 5, 6].map((index) => tab(0, index)),
    tab(1, 1),
    near("store builder", "#store", "input"),
    formInError("try-it form", "main form[method]", (page) => page.locator("main form [name=email]").focus()),
  ],
  "/about/": everywhere,
  "/channels/": [near("template composer", "#template", "textarea")],
  "/pricing/": [tab(0, 1)],
  "/faq/": [
    {
      name: "answers open",
      within: "main",
      act: (page) =>
        page.locator("details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", ""))),
    },
    {
      name: "no answer fits",
      within: "main",
      act: (page) => page.getByRole("main").getByRole("searchbox").fill("zzzzqq"),
    },
  ],
  "/press/": [
    {
      name: "one source",
      within: "main",
      act: (page) => page.getByRole("main").getByRole("combobox").selectOption({ index: 1 }),
    },
  ],
  "/referances/": [
    {
      name: "a tile described",
      within: "main",
      act: (page) => page.getByRole("main").getByRole("button").first().click(),
    },
    {
      name: "one category",
      within: "main",
      act: (page) => page.getByRole("radio").nth(1).check(),
    },
  ],
  "/contact-us/": [formInError("contact form", "main form")],
  "/gdpr/": [formInError("data request", "#application form")],
  "/deneme/": [
    ...alerts,
    tab(0, 1),
    tab(0, 2),
    {
      name: "dialog",
      within: "dialog[open]",
      act: (page, locale) =>
        page.getByRole("button", { name: strings(locale)("catalogue:dialog.open") }).click(),
    },
  ],
};
