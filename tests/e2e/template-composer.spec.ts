import type { Page } from "@playwright/test";
import { locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { allowClipboard } from "../engines/allow-clipboard";
import constants from "../../data/constants.json";
import templates from "../../data/templates.json";
import { openWithoutScripts } from "../engines/stop-scripts";
import { some } from "./extent";
import { expect, strings, test } from "./site";
import { tabTo } from "./tab-to";

const [shipping, , season] = templates;
const limit = constants.templateCharacters.value;

/** Opens the channels page at the template composer, which loads lazily. */
async function openComposer(page: Page, locale: Locale) {
  const t = strings(locale);
  await page.goto(localizedPath(locale, "/channels/"));
  const section = page.locator("#template");
  await section.scrollIntoViewIfNeeded();
  const text = section.getByRole("textbox", { name: t("showcase:composer.text") });
  await expect(text).toBeVisible();
  return {
    t,
    section,
    text,
    message: section.locator("figure"),
    clock: section.getByRole("slider", { name: t("showcase:composer.clock.label") }),
    rules: section.locator("li[data-allowed], li:not([data-allowed])"),
  };
}

for (const [row, locale] of locales.entries())
  for (const width of some([375, 1280], row + 1)) {
    test.describe(`template composer (${locale}, ${width} px)`, () => {
      test.use({ viewport: { width, height: width === 375 ? 812 : 800 } });

      test("the template composer can be used with a pointer", async ({ page }) => {
        await allowClipboard(page);
        const { t, section, text, message, clock, rules } = await openComposer(page, locale);
        await expect(message).toContainText(shipping!.variables[0]!.sample[locale]);
        await section.getByRole("radio", { name: season!.name[locale] }).check({ force: true });
        await section.getByRole("textbox", { name: season!.variables[0]!.label[locale] }).fill("Gülşah");
        await expect(message).toContainText("Gülşah");
        await expect(
          section.getByRole("radio", { name: t("showcase:composer.categories.marketing") }),
        ).toBeChecked();

        // Marketing is charged at any time; free replies end with the reply window.
        await expect(rules.filter({ hasText: t("showcase:composer.rules.replyFree") })).toBeVisible();
        await expect(rules.filter({ hasText: t("showcase:composer.rules.templateFee") })).toBeVisible();
        await clock.fill("30");
        await expect(rules.filter({ hasText: t("showcase:composer.rules.replyClosed") })).toBeVisible();
        await expect(message).toContainText(t("showcase:composer.outside"));

        // A family emoji counts as one character.
        await text.fill("👨‍👩‍👧‍👦".repeat(limit + 1));
        await expect(section.getByText(t("showcase:composer.tooLong", { count: 1 }))).toBeVisible();
        await expect(text).toHaveAttribute("aria-invalid", "true");
        await text.fill("Merhaba {{ad}}");
        await expect(text).not.toHaveAttribute("aria-invalid");
        await section.getByRole("button", { name: t("showcase:composer.copy") }).click();
        await expect(section.getByText(t("showcase:composer.copied.done"))).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Merhaba {{ad}}");
      });

      test("the template composer can be operated by keyboard", async ({ page }) => {
        const { t, section, text, clock, message } = await openComposer(page, locale);
        await section.getByRole("radio", { name: shipping!.name[locale] }).focus();
        await page.keyboard.press("ArrowRight");
        await tabTo(text);
        await page.keyboard.press("ControlOrMeta+End");
        await page.keyboard.type(" İmza");
        await expect(message).toContainText("İmza");
        await tabTo(section.getByRole("button", { name: t("showcase:composer.copy") }));
        await tabTo(clock);
        await page.keyboard.press("End");
        await expect(clock).toHaveAttribute(
          "aria-valuetext",
          new RegExp(t("showcase:composer.clock.closed")),
        );
        await page.keyboard.press("Home");
        await expect(clock).toHaveValue("0");
        await expect(section.getByText(t("showcase:composer.rules.replyFree"))).toBeVisible();
      });
    });
  }

test("the hint below the text fits the narrowest window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { section } = await openComposer(page, "tr");
  const hint = await section.locator("[id$=-hint]").first().boundingBox();
  expect(hint?.width).toBeGreaterThan(128);
});

test("the template composer shows a still picture without scripts", async ({ browser, site }) => {
  const context = await openWithoutScripts(browser, site.url);
  const page = await context.newPage();
  await page.goto(`${site.url}/channels/`);
  const section = page.locator("#template");
  await expect(section).toContainText(shipping!.variables[0]!.sample.tr);
  await expect(section).toContainText(strings("tr")("showcase:composer.rules.note"));
  await expect(section.getByRole("slider")).toHaveCount(0);
  await context.close();
});
