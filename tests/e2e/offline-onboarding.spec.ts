import type { Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { initialState } from "@/state/initial-state";
import { noiseOfLostNetwork, onboardingSetOf, setOf, test, waitUntilKept } from "./offline-site";
import { seed } from "./onboarding-drive";
import { expect, strings } from "./site";

test.use({
  serviceWorkers: "allow",
  expectedNoise: ({ browserName }, use) => use(noiseOfLostNetwork(browserName)),
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const locale of locales) {
  const t = strings(locale);
  const prefix = locale === "en" ? "/en" : "";

  test(`every onboarding screen opens without a network where one was opened before (${locale})`, async ({
    context,
    page: helper,
    site,
  }) => {
    const state = await seed(helper, site.url, {
      currentStep: "confirmation",
      choices: { ...initialState.choices, integration: "none" },
    });
    const page = await context.newPage();
    await page.goto(`${site.url}${prefix}/privacy-policy/`);
    await page.evaluate((text) => localStorage.setItem("vuex", text), JSON.stringify(state));
    await page.goto(`${site.url}${prefix}/onboarding/setup/`);
    await waitUntilKept(page, onboardingSetOf(locale));
    await context.setOffline(true);
    for (const screen of [
      "",
      "select-package/",
      "select-service/",
      "select-integration/",
      "setup/",
      "confirmation/",
    ]) {
      await page.goto(`${site.url}${prefix}/onboarding/${screen}`);
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
      if (screen) await expect(page).toHaveURL(`${site.url}${prefix}/onboarding/${screen}`);
      await expect(heading(page), screen).toBeVisible();
      await expect(page.getByText(t("onboarding:offline")), screen).toBeVisible();
    }
    const kept = await page.evaluate(() => localStorage.getItem("vuex") ?? "");
    expect(kept).toContain(state.wizardId);
    await context.setOffline(false);
    await expect(page.getByText(t("onboarding:offline"))).toBeHidden();
  });

  test(`an onboarding that was never opened says what is possible without a network (${locale})`, async ({
    context,
    network,
  }) => {
    const page = await context.newPage();
    await page.goto(`${network.url}${prefix}/faq/`);
    await waitUntilKept(page, setOf(locale));
    network.become("gone");
    await page.goto(`${network.url}${prefix}/onboarding/`);
    const text = { tr: /Kurulum için internet bağlantısı/, en: /The setup needs an internet connection/ }[
      locale
    ];
    await expect(page.getByText(text)).toBeVisible();
    await page.locator(`a[href="${prefix}/pricing/"]`).click();
    await expect(page.getByRole("banner")).toBeVisible();
  });
}
