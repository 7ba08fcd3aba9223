import { locales, type Locale } from "@/config/languages";
import { scan, scannedWidths, widths } from "./axe-scan";
import { everyNth, inTurn } from "./extent";
import { drive, openAt, remember, seed, type Drive } from "./onboarding-drive";
import { confirming, packaged, places, progressing, type Place } from "./onboarding-places";
import { expect, test } from "./site";

const openReadiness = async ({ page, t }: Drive) => {
  await page.getByText(t("onboarding:readiness.title")).click();
  for (const [question, answer] of [
    ["number-in-app", "yes"],
    ["business-app", "no"],
    ["company-papers", "no"],
  ] as const)
    await page
      .getByRole("group", { name: t(`readiness:questions.${question}.question`) })
      .getByRole("radio", { name: t(`readiness:questions.${question}.${answer}`) })
      .check();
};
const openBilling =
  (kind: string) =>
  async ({ page, t }: Drive) => {
    await page.getByText(t("onboarding-screens:billing.title")).click();
    await page.getByRole("radio", { name: t(`onboarding-screens:billing.kinds.${kind}`) }).check();
  };
const confirmation = "/onboarding/confirmation/";

/** Every onboarding screen, and everything that opens within one. */
const looks: Place[] = [
  ...places,
  { name: "readiness", address: "/onboarding/customer-information/", act: openReadiness },
  {
    name: "billing of a company, in error",
    address: confirmation,
    state: confirming,
    act: async (visitor) => {
      await openBilling("company")(visitor);
      await visitor.press("onboarding-screens:confirmation.action");
    },
  },
  {
    name: "billing of a sole proprietor",
    address: confirmation,
    state: confirming,
    act: openBilling("sole-proprietor"),
  },
  {
    name: "continue on another device",
    address: "/onboarding/setup/",
    state: packaged,
    act: ({ press }) => press("onboarding:device.continue.open"),
  },
  {
    name: "forget this device",
    address: "/onboarding/setup/",
    state: packaged,
    act: ({ openTool }) => openTool("onboarding:device.forget.open"),
  },
  {
    name: "progress, done",
    address: "/onboarding/progress/",
    state: progressing("doing"),
    isCompleted: true,
    act: ({ page, t }) =>
      expect(
        page.getByRole("heading", { name: t("onboarding-screens:progress.finished-title") }),
      ).toBeVisible(),
  },
];

/** In a reduced run every fourth case of a language. */
const scanned = (locale: Locale) => everyNth(inTurn(looks, locale), 4, 0);

for (const locale of locales)
  for (const look of scanned(locale))
    test(`axe reports no violation: ${look.name} (${locale})`, async ({ page, site, context }) => {
      const visitor = drive(page, locale);
      await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (look.state) {
        const state = await seed(page, site.url, look.state());
        await remember(page, state);
        const { wizardId: id, hash } = state;
        const url = `${site.url}/site/onboarding-wizard/completing`;
        if (look.isCompleted) await page.request.post(url, { data: { id, hash, pdpa: true } });
      }
      await openAt(page, locale, look.address);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await expect(page.getByText(visitor.t("onboarding:remote.loading"))).toHaveCount(0);
      await look.act?.(visitor);
      // A toast covers the page for three seconds and makes targets below it count as small.
      await expect(page.locator("[data-type]")).toHaveCount(0);
      const isWindowOpen = (await page.locator("dialog[open]").count()) > 0;
      const within = isWindowOpen ? "dialog[open]" : undefined;
      expect(await scan(page, { within, widths: scannedWidths(locale) })).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // Scaled drawings adapt to a new width a moment later.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
            message: `sideways scrolling at ${width} px`,
          })
          .toBeLessThanOrEqual(0);
      }
    });
