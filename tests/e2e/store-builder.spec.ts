import type { Page } from "@playwright/test";
import { locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import site from "../../data/site.json";
import store from "../../data/store.json";
import { openWithoutScripts } from "../engines/stop-scripts";
import { some } from "./extent";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";
import { tabTo } from "./tab-to";

const widths = [375, 1280] as const;
const byName = (list: readonly { id: string; name: Record<Locale, string> }[], id: string, locale: Locale) =>
  list.find((item) => item.id === id)!.name[locale];

/** Opens the home page at the store builder, which loads lazily. */
async function openBuilder(page: Page, locale: Locale) {
  const t = strings(locale);
  await page.goto(localizedPath(locale, "/"));
  const section = page.locator("#store");
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByLabel(t("home:store.handle"))).toBeVisible();
  return { t, section, picture: section.getByRole("img").first() };
}

const stored = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("vuex") ?? "null") as {
        drafts: { store: { subDomain: string } };
        setupWizard: { wizard: { look: object; general: { title: string } } };
      },
  );

for (const [row, locale] of locales.entries())
  for (const width of some(widths, row)) {
    test.describe(`store builder (${locale}, ${width} px)`, () => {
      test.use({ viewport: { width, height: width === 375 ? 812 : 800 } });

      test("a shop from the store builder is reserved in the onboarding", async ({ page, site: running }) => {
        await resetSandbox(page, running.url);
        const { t, section, picture } = await openBuilder(page, locale);
        await section.getByLabel(t("home:store.handle")).fill("@ayse.taki");
        await section
          .getByRole("radio", { name: byName(store.themes, "dergi", locale) })
          .check({ force: true });
        await section
          .getByRole("radio", { name: byName(store.colors, "sea", locale) })
          .check({ force: true });
        await section.getByRole("radio", { name: "العربية" }).check({ force: true });
        await section.getByRole("radio", { name: /AED/ }).check({ force: true });
        await section.getByRole("radio", { name: t("home:store.phone") }).check({ force: true });

        const address = `ayse-taki.${site.storeDomain}`;
        await expect(picture).toHaveAccessibleName(new RegExp(`Ayse Taki.*${address}`));
        const shop = picture.locator("[dir=rtl]");
        await expect(shop).toHaveAttribute("lang", "ar");
        await expect(shop).toContainText(store.products[0]!.names.ar);
        await expect(shop.locator("svg[viewBox='0 0 120 90']")).toHaveCount(6);
        const height = await section.evaluate((element) => element.getBoundingClientRect().height);
        await section.getByRole("radio", { name: t("home:store.desktop") }).check({ force: true });
        await section
          .getByRole("radio", { name: byName(store.themes, "pazar", locale) })
          .check({ force: true });
        expect(
          await section.evaluate((element) => element.getBoundingClientRect().height),
          "the section keeps its height",
        ).toBe(height);

        // No data was sent or stored before the shop was reserved.
        expect(await stored(page)).toBeNull();
        await section.getByRole("link", { name: t("home:store.take") }).click();
        await expect(page).toHaveURL(/\/onboarding\/customer-information\/$/);
        const brought = page.getByRole("complementary", { name: t("onboarding:brought.title") });
        for (const text of [
          "Ayse Taki",
          address,
          byName(store.themes, "pazar", locale),
          byName(store.colors, "sea", locale),
        ])
          await expect(brought).toContainText(text);
        expect(await stored(page)).toMatchObject({
          drafts: { store: { subDomain: "ayse-taki" } },
          setupWizard: {
            wizard: { look: { theme: "pazar", color: "sea" }, general: { title: "Ayse Taki" } },
          },
        });
        expect(await receivedCalls(page, running.url)).toEqual([]);
      });

      test("the store builder can be operated by keyboard", async ({ page }) => {
        const { t, section, picture } = await openBuilder(page, locale);
        const field = section.getByLabel(t("home:store.handle"));
        await field.focus();
        await page.keyboard.type("mavi ev");
        const device = section.getByRole("radio", {
          name: t(width === 375 ? "home:store.phone" : "home:store.desktop"),
        });
        await tabTo(device);
        await page.keyboard.press(width === 375 ? "ArrowLeft" : "ArrowRight");
        await tabTo(section.getByRole("radio", { name: store.themes[0]!.name[locale] }));
        await page.keyboard.press("ArrowRight");
        await tabTo(section.getByRole("radio", { name: store.colors[0]!.name[locale] }));
        await page.keyboard.press("ArrowRight");
        await tabTo(
          section.getByRole("radio", { name: store.languages[locale === "tr" ? 0 : 1]!.nativeName }),
        );
        await page.keyboard.press("ArrowRight");
        await tabTo(section.getByRole("radio", { name: locale === "tr" ? /TRY/ : /USD/ }));
        await page.keyboard.press("ArrowRight");
        for (const text of ["Mavi Ev", store.themes[1]!.name[locale], store.colors[1]!.name[locale]])
          await expect(picture).toHaveAccessibleName(new RegExp(text));
        const take = section.getByRole("link", { name: t("home:store.take") });
        await tabTo(take);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/\/onboarding\/customer-information\/$/);
        await expect(section).toHaveCount(0);
        await expect(page.getByText(`mavi-ev.${site.storeDomain}`)).toBeVisible();
      });
    });
  }

test("without scripts, the shop demo is a picture with a link", async ({ browser, site: running }) => {
  const context = await openWithoutScripts(browser, running.url);
  const page = await context.newPage();
  const t = strings("tr");
  await page.goto(`${running.url}/`);
  const section = page.locator("#store");
  await expect(section.getByText(store.products[0]!.names.tr)).toBeVisible();
  await expect(section.getByRole("textbox")).toHaveCount(0);
  await expect(section.getByRole("link", { name: t("home:store.take") })).toBeVisible();
  await context.close();
});
