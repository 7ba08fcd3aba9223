import type { Locator } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { allowClipboard } from "../engines/allow-clipboard";
import { priceList } from "../../sandbox/price-list";
import { some } from "./extent";
import { savedFile } from "./saved-file";
import { expect, strings, test } from "./site";
import { tabTo } from "./tab-to";

const plans = priceList.tabs[0]!.cards;
const topOf = async (part: Locator) =>
  part.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));

for (const [row, locale] of locales.entries()) {
  const t = strings(locale);
  for (const width of some([375, 1280], row))
    test.describe(`pricing page (${locale}, ${width} px)`, () => {
      test.use({ viewport: { width, height: width === 375 ? 812 : 800 } });

      test("an estimate can be shared and carried over to the onboarding", async ({ page }) => {
        await allowClipboard(page);
        await page.goto(localizedPath(locale, "/pricing/"));
        const section = page.locator("#estimator");
        await section.scrollIntoViewIfNeeded();
        await expect(section.locator("output")).toContainText(
          t("pricing:estimator.receipt.month", { amount: "$25" }),
        );
        await section.getByRole("radio", { name: t("pricing:estimator.cases.team") }).check({ force: true });
        const months = section.getByRole("slider", { name: t("pricing:estimator.months.label") });
        await months.fill("3");
        await expect(page).toHaveURL(/[?&]estimate=s1-m3-t400-d1-u4/);
        await section.getByRole("button", { name: t("pricing:estimator.receipt.share") }).click();
        await expect(section.getByText(t("pricing:estimator.receipt.shared"))).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        const shared = copied.split("\n").at(-1) ?? "";
        expect(new URL(shared).hash).toBe("#estimator");

        await page.goto(new URL(shared).pathname + new URL(shared).search);
        await expect(months).toHaveValue("3");
        await section.getByRole("link", { name: t("pricing:estimator.receipt.start") }).click();
        await expect(page).toHaveURL(/\/onboarding\/customer-information\/$/);
        const brought = page.getByRole("complementary", { name: t("onboarding:brought.title") });
        for (const id of ["domain", "licence"]) {
          const card = priceList.tabs[1]!.cards.find((item) => item.id === id)!;
          await expect(brought).toContainText(card.name[locale]);
        }
      });

      test("an estimate can be made by keyboard", async ({ page }) => {
        await page.goto(localizedPath(locale, "/pricing/"));
        const section = page.locator("#estimator");
        await section.getByRole("radio", { name: t("pricing:estimator.cases.alone") }).focus();
        await page.keyboard.press("ArrowRight");
        await expect(
          section.getByRole("switch", { name: t("pricing:estimator.domain.label") }),
        ).toBeChecked();
        await tabTo(section.getByRole("slider", { name: t("pricing:estimator.months.label") }));
        await page.keyboard.press("Home");
        await expect(section.locator("output")).toContainText("$40");
        await tabTo(section.getByRole("link", { name: t("pricing:estimator.receipt.start") }));
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/\/onboarding\/customer-information\/$/);
      });

      test("the trial's start date can be changed by keyboard, and its dates can be saved", async ({
        page,
      }) => {
        await page.clock.setFixedTime(new Date("2026-11-22T09:00:00Z"));
        await page.goto(localizedPath(locale, "/pricing/"));
        const section = page.locator("#trial");
        const start = section.getByRole("slider", { name: t("pricing:timeline.start") });
        await start.focus();
        await page.keyboard.press("ArrowRight");
        await expect(start).toHaveAttribute("aria-valuetext", /23/);
        const file = await savedFile(page, () =>
          section.getByRole("button", { name: t("pricing:timeline.save") }).click(),
        );
        expect(file.name).toBe(`${t("pricing:timeline.file")}.ics`);
        expect([...file.text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual([
          "20261123",
          "20261205",
          "20261208",
          "20270608",
        ]);
      });

      test("the comparison shows as many plans as fit the window, with a sticky header", async ({ page }) => {
        await page.goto(localizedPath(locale, "/pricing/"));
        const table = page.locator("#comparison table");
        const heads = table.locator("thead th[data-column]");
        await table.scrollIntoViewIfNeeded();
        if (width === 375) {
          await expect(heads.filter({ visible: true })).toHaveCount(1);
          const store = page.locator("#comparison").getByRole("radio", { name: /Store/ });
          await store.check({ force: true });
          await expect(heads.filter({ visible: true })).toContainText("$25");
        } else await expect(heads.filter({ visible: true })).toHaveCount(plans.length);
        await expect(heads.filter({ visible: true }).first().getByRole("link")).toBeVisible();
        await table.locator("tbody tr").last().scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, -100);
        await expect(heads.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      });
    });

  test(`price cards align their names, prices, lists and buttons in rows (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(localizedPath(locale, "/pricing/"));
    const cards = page.getByRole("tabpanel").first().locator("article");
    await expect(cards).toHaveCount(plans.length);
    for (const part of ["h3", ":scope > ul", "a"])
      expect(new Set(await topOf(cards.locator(part))).size).toBe(1);
  });
}

test("the package of the clicked plan is highlighted", async ({ page }) => {
  const { id, card } = priceList.packages.list.find((item) => item.card === "instagram-only")!;
  const { name } = plans.find((plan) => plan.id === card)!;
  await page.goto("/pricing/");
  const plan = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: name.tr, exact: true }) });
  await plan.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/onboarding/customer-information/\\?package=${id}$`));
  const brought = page.getByRole("complementary", { name: strings("tr")("onboarding:brought.title") });
  await expect(brought).toContainText(name.tr);
});
