import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { setupParts } from "@/config/channels";
import { initialState } from "@/state/initial-state";
import { remember, seed } from "./onboarding-drive";
import { expect, receivedCalls, resetSandbox, test } from "./site";

/** Each list with a text of it in both languages. */
const lists = [
  { screen: "select-package", call: "packages", tr: "Tüm özellikler", en: "All features" },
  { screen: "select-service", call: "extra-services", tr: "Kolay reklam", en: "Easy ads" },
  { screen: "select-integration", call: "integrations", tr: "Kendi yazılımım", en: "My own software" },
];

for (const { screen, call, ...texts } of lists)
  test(`${call} come in the language of the page, straight after each switch`, async ({ page, site }) => {
    const packages = { id: 1, featureIds: [1], parts: [...setupParts] };
    const choices = { ...initialState.choices, integration: "none" };
    await remember(page, await seed(page, site.url, { packages, choices }));
    await resetSandbox(page, site.url);
    await page.goto(localizedPath("tr", `/onboarding/${screen}/`));
    const main = page.locator("main");
    await expect(main.getByText(texts.tr, { exact: true })).toBeVisible();

    const languages: Locale[] = ["en", "tr", "en", "tr"];
    for (const locale of languages) {
      await page.locator(`a[hreflang=${locale}]:visible`).first().click();
      await expect(main.getByText(texts[locale], { exact: true })).toBeVisible();
      const other = locale === "tr" ? texts.en : texts.tr;
      await expect(main.getByText(other, { exact: true })).toHaveCount(0);
    }
    const received = (await receivedCalls(page, site.url)).filter(({ path }) => path.endsWith(`/${call}`));
    expect(received.map(({ headers }) => headers["x-app-lang-code"])).toEqual(["tr", ...languages]);
  });
