import { locales } from "@/config/languages";
import { everyNth, inTurn } from "./extent";
import { drive, openAt, remember, seed } from "./onboarding-drive";
import { openPlace, places } from "./onboarding-places";
import { expect, test } from "./site";

/** A small phone, and a laptop whose browser has toolbars. */
const windows = [
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
];

for (const locale of locales)
  for (const place of everyNth(inTurn(places, locale), 4, 1))
    test(`the primary action is in view: ${place.name} (${locale})`, async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openPlace(drive(page, locale), site.url, place);

      const inWindow = (await page.locator("dialog[open]").count()) > 0;
      const footer = page.locator(inWindow ? "dialog[open] footer" : "[data-screen-footer]");
      const primary = footer.locator("a, button").last();
      for (const size of windows) {
        await page.setViewportSize(size);
        if (!place.act) await page.evaluate(() => window.scrollTo(0, 0));
        await expect(primary).toBeInViewport({ ratio: 1 });
        // Nothing covers the button, and there is only one footer.
        const isOnTop = await primary.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect(isOnTop, `${size.width} px`).toBe(true);
        if (inWindow) continue;
        const bar = await footer.boundingBox();
        expect(bar?.x).toBe(0);
        expect(bar?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
        expect(bar?.height ?? 0, "leaves the screen its room").toBeLessThan(size.height / 4);
      }
      await page.setViewportSize({ width: 320, height: 256 });
      if (!inWindow) await expect(footer).toHaveCSS("position", "static");
    });

test("Enter on a choice triggers the primary action", async ({ page, site }) => {
  const { press, heading } = drive(page, "tr");
  await remember(page, await seed(page, site.url));
  await openAt(page, "tr", "/onboarding/select-service/");
  await page.getByRole("checkbox").first().focus();
  await page.keyboard.press("Enter");
  await heading("integration.title");
  await page.getByRole("radio").last().focus();
  await page.keyboard.press("Enter");
  await heading("confirmation.title");
  await press("onboarding:actions.back");
  await heading("integration.title");
});
