import type { Page } from "@playwright/test";
import { translateText } from "../helpers/translate-page";
import { openers } from "./key-windows";
import { drive } from "./onboarding-drive";
import { arrive, expect, strings, test } from "./site";

// React reports a hydration mismatch, caused by the translation.
test.use({ expectedNoise: /Minified React error #4(18|23|25)/ });

const t = strings("tr");

/** Translates a page once it loads, and all later changes, like a browser's page translation. */
const keepTranslating = (translate: typeof translateText) =>
  document.addEventListener("DOMContentLoaded", () => {
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text && target.parentElement) translate(target.parentElement);
        for (const node of addedNodes) if (node.parentElement) translate(node.parentElement);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

test.beforeEach(({ page }) =>
  page.addInitScript({ content: `(${keepTranslating.toString()})(${translateText.toString()})` }),
);

const isHydrated = (page: Page) => page.waitForSelector("html[data-hydrated]", { state: "attached" });

for (const field of ["name", "email"])
  test(`text typed into a translated page is kept: ${field}`, async ({ page }) => {
    await page.goto("/faq/");
    await arrive(page, "/contact-us/");
    const typedInto = page.locator(`main form [name=${field}]`);
    const answered = isHydrated(page);
    const letters = "abc";
    await typedInto.fill(letters);
    await answered;
    await expect(page.locator("main font").first()).toBeAttached();
    await expect(typedInto).toBeFocused();
    await page.keyboard.type("@kanalya.example");
    await expect(typedInto).toHaveValue(`${letters}@kanalya.example`);
  });

test("a button clicked before hydration on a machine-translated page works", async ({ page }) => {
  await page.goto("/faq/");
  await arrive(page, "/pricing/");
  await openers.search(page).click();
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
});

test("a menu opened on a machine-translated page before hydration stays open", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/faq/");
  await arrive(page, "/pricing/");
  await page.getByRole("button", { name: t("layout:menu.open") }).click();
  await isHydrated(page);
  const menu = page.getByRole("dialog", { name: t("layout:menu.label") });
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: t("layout:menu.close") }).click();
  await expect(menu).toBeHidden();
});

test("the onboarding can be completed on machine-translated pages", async ({ page }) => {
  const { press, heading, field, signUp } = drive(page, "tr");
  await page.goto("/onboarding/");
  await signUp();
  for (const screen of ["package", "setup", "service", "integration"]) {
    await heading(`${screen}.title`);
    if (screen === "integration")
      await page.getByRole("radio", { name: t("onboarding-screens:integration.none") }).check();
    await press("onboarding:actions.continue");
  }
  await heading("confirmation.title");
  await field("user_agreement").check();
  await press("onboarding-screens:confirmation.action");
  await expect(page.getByRole("link", { name: t("onboarding-screens:progress.start") })).toHaveAttribute(
    "href",
    /^https:/,
  );
  await expect(page.locator("main font").first()).toBeAttached();
});
