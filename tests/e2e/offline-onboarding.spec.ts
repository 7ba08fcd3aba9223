import type { Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { aliases } from "@/config/redirects";
import { initialState } from "@/state/initial-state";
import { some } from "./extent";
import { noiseOfLostNetwork, onboardingSetOf, setOf, test, waitUntilKept } from "./offline-site";
import { seed } from "./onboarding-drive";
import { expect, strings } from "./site";

test.use({
  serviceWorkers: "allow",
  expectedNoise: ({ browserName }, use) => use(noiseOfLostNetwork(browserName)),
});

/** Spelling variants of onboarding addresses, with their screens. */
const spellings = aliases.filter(({ to }) => to.startsWith("/onboarding/"));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const locale of some(locales, 0)) {
  const t = strings(locale);
  const prefix = locale === "en" ? "/en" : "";

  test(`every onboarding screen opens offline (${locale})`, async ({ context, page: helper, site }) => {
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
      "customer-information/",
      "select-package/",
      "select-ig-account/",
      "select-store/",
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
    for (const { from, to } of spellings) {
      await page.goto(site.url + prefix + from);
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
      const { pathname } = new URL(to, site.url);
      // The onboarding's entry address continues at the visitor's last screen.
      await expect.poll(() => new URL(page.url()).pathname, from).toContain(prefix + pathname);
      await expect(heading(page), from).toBeVisible();
      await expect(page.getByText(t("onboarding:offline")), from).toBeVisible();
    }
    const kept = await page.evaluate(() => localStorage.getItem("vuex") ?? "");
    expect(kept).toContain(state.wizardId);
    await context.setOffline(false);
    await expect(page.getByText(t("onboarding:offline"))).toBeHidden();
  });

  test(`the installation progress opens offline (${locale})`, async ({ context, page: helper, site }) => {
    const state = await seed(helper, site.url, {
      currentStep: "progress",
      setupConfigList: { domain: "", items: [{ key: "store", state: "doing" }] },
    });
    const page = await context.newPage();
    await page.goto(`${site.url}${prefix}/privacy-policy/`);
    await page.evaluate((text) => localStorage.setItem("vuex", text), JSON.stringify(state));
    await page.goto(`${site.url}${prefix}/onboarding/progress/`);
    await waitUntilKept(page, onboardingSetOf(locale));
    await context.setOffline(true);
    for (const screen of ["", "progress/", "setup/"]) {
      await page.goto(`${site.url}${prefix}/onboarding/${screen}`);
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
      await expect(page).toHaveURL(`${site.url}${prefix}/onboarding/progress/`);
      await expect(heading(page), screen).toBeVisible();
      await expect(page.getByText(t("onboarding-screens:progress.items.store")), screen).toBeVisible();
      await expect(page.getByText(t("onboarding:offline")), screen).toBeVisible();
    }
    await context.setOffline(false);
  });

  test(`onboarding first opened offline shows offline help (${locale})`, async ({ context, network }) => {
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
