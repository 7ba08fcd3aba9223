import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { expect, strings, test } from "./site";

for (const locale of locales)
  test(`an alert is gone after 3 s, and its text still on the page a minute later, ${locale}`, async ({
    page,
  }) => {
    const t = strings(locale);
    const start = new Date("2026-11-21T09:00:00Z");
    await page.clock.install({ time: start });
    await page.goto(localizedPath(locale, "/deneme/"));
    await page.clock.pauseAt(start.getTime() + 3_600_000);
    await page.locator("#alerts").getByRole("button", { name: "error", exact: true }).click();
    // A pointer over the alert would hold it.
    await page.mouse.move(5, 5);
    const alert = page.locator('[data-type="error"]');
    const text = t("catalogue:alerts.error");
    await expect(alert).toHaveText(text);
    await page.clock.runFor(2900);
    await expect(alert).toBeVisible();
    await page.clock.runFor(200);
    await expect(alert).toHaveCount(0);
    await page.clock.runFor(57_000);
    await page
      .getByRole("contentinfo")
      .locator("summary", { hasText: t("layout:alert.history") })
      .click();
    await expect(page.getByRole("contentinfo").getByRole("listitem").filter({ hasText: text })).toBeVisible();
  });
