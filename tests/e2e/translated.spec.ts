import type { Page } from "@playwright/test";
import { translateText } from "../helpers/translate-page";
import { drive } from "./onboarding-drive";
import { expect, strings, test } from "./site";
import { fillSignUp } from "./sign-up-steps";

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

/** Opens a page without intent, so that the framework is not loaded. */
async function arrive(page: Page, url: string) {
  await page.goto("/faq/");
  await page.evaluate((address) => window.location.assign(address), url).catch(() => undefined);
  await page.waitForURL(`**${url}`);
  await page.waitForLoadState("load");
}

const isHydrated = (page: Page) => page.waitForSelector("html[data-hydrated]", { state: "attached" });

for (const field of ["name", "email"])
  test(`text typed into a translated page is kept: ${field}`, async ({ page }) => {
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

test("a click on a machine-translated page before hydration takes effect", async ({ page }) => {
  await arrive(page, "/pricing/");
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("layout:header.search") })
    .click();
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
});

test("a menu opened on a machine-translated page before hydration stays open", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await arrive(page, "/pricing/");
  await page.getByRole("button", { name: t("layout:menu.open") }).click();
  await isHydrated(page);
  const menu = page.getByRole("dialog", { name: t("layout:menu.label") });
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: t("layout:menu.close") }).click();
  await expect(menu).toBeHidden();
});

test("the onboarding can be completed on machine-translated pages", async ({ page }) => {
  const { press, heading, field } = drive(page, "tr");
  await page.goto("/onboarding/");
  const form = page.getByRole("form", { name: t("sign-up:form.label") });
  await fillSignUp(page, "tr", form);
  await page
    .locator("main")
    .getByRole("button", { name: t("sign-up:form.submit") })
    .click();
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
