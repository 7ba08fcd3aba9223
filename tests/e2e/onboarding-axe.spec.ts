import { locales } from "@/config/languages";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { scan, scannedWidths, widths } from "./axe-scan";
import { inTurn } from "./extent";
import { drive, freshAddress, openAt, remember, seed, type Drive } from "./onboarding-drive";
import { expect, test } from "./site";

type Look = {
  name: string;
  /** Where it is; null state: a visitor who has not signed up. */
  address: string;
  state?: Partial<OnboardingState>;
  /** Completed at the backend, so that the progress moves. */
  isCompleted?: boolean;
  /** Brings the screen into its state. */
  act?: (visitor: Drive) => Promise<unknown>;
};

const confirming: Partial<OnboardingState> = {
  currentStep: "confirmation",
  services: ["sms"],
  choices: { ...initialState.choices, integration: "none" },
};
const waiting = (state: "waiting" | "doing"): Partial<OnboardingState> => ({
  ...confirming,
  currentStep: "progress",
  setupConfigList: { domain: "papatya.kanalya-store.example", items: [{ key: "whatsapp", state }] },
});
const wizard = (step: number): Partial<OnboardingState> => ({
  setupWizard: {
    ...initialState.setupWizard,
    setup: { mail: "ayse@ornek.example", subDomain: freshAddress() },
    wizard: {
      ...initialState.setupWizard.wizard,
      reachedStep: 16,
      currentStep: step,
      general: { title: "Papatya", description: "El yapımı takı", tags: "takı" },
    },
  },
});
const openReadiness = async ({ page, t }: Drive) => {
  await page.getByText(t("readiness:title")).click();
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
    await page.getByText(t("onboarding:billing.title")).click();
    await page.getByRole("radio", { name: t(`onboarding:billing.kinds.${kind}`) }).check();
  };
const start = "/onboarding/customer-information/";
const whatsapp = "/onboarding/setup/?part=whatsapp-number";

const looks: Look[] = [
  { name: "sign-up", address: start },
  {
    name: "sign-up in error",
    address: start,
    act: ({ page, t }) =>
      page
        .locator("main")
        .getByRole("button", { name: t("sign-up:form.submit") })
        .click(),
  },
  { name: "readiness", address: start, act: openReadiness },
  { name: "account", address: start, state: {} },
  { name: "packages", address: "/onboarding/select-package/", state: {} },
  { name: "setup", address: "/onboarding/setup/", state: {} },
  { name: "Instagram login", address: "/onboarding/select-ig-account/", state: {} },
  {
    name: "Instagram accounts",
    address: "/onboarding/select-ig-account/",
    state: {},
    act: ({ logIn }) => logIn("onboarding:instagram.action"),
  },
  {
    name: "Facebook page",
    address: "/onboarding/setup/?part=facebook-page",
    state: {},
    act: ({ logIn }) => logIn("onboarding:facebook.action"),
  },
  {
    name: "WhatsApp numbers",
    address: whatsapp,
    state: {},
    act: ({ logIn }) => logIn("onboarding:whatsapp.action"),
  },
  { name: "shop address", address: "/onboarding/select-store/", state: {} },
  {
    name: "shop address in error",
    address: "/onboarding/select-store/",
    state: {},
    act: async ({ field, press }) => {
      await field("sub_domain").fill("İ ş");
      await press("onboarding:store.action");
    },
  },
  { name: "storefront overview", address: "/onboarding/select-store/", state: wizard(2) },
  ...[1, 2, 3, 4, 16].map((step) => ({
    name: `storefront step ${step}`,
    address: `/onboarding/select-store/?step=${step}`,
    state: wizard(step),
  })),
  {
    name: "storefront step 1 in error",
    address: "/onboarding/select-store/?step=1",
    state: wizard(1),
    act: async ({ field, press }) => {
      await field("company").fill("");
      await press("storefront:wizard.save");
    },
  },
  { name: "services", address: "/onboarding/select-service/", state: {} },
  { name: "integrations", address: "/onboarding/select-integration/", state: {} },
  { name: "confirmation", address: "/onboarding/confirmation/", state: confirming },
  {
    name: "billing of a company, in error",
    address: "/onboarding/confirmation/",
    state: confirming,
    act: async (visitor) => {
      await openBilling("company")(visitor);
      await visitor.press("onboarding:confirmation.action");
    },
  },
  {
    name: "billing of a sole proprietor",
    address: "/onboarding/confirmation/",
    state: confirming,
    act: openBilling("sole-proprietor"),
  },
  {
    name: "continue on another device",
    address: "/onboarding/setup/",
    state: {},
    act: ({ press }) => press("onboarding:device.continue.open"),
  },
  {
    name: "forget this device",
    address: "/onboarding/setup/",
    state: {},
    act: ({ openTool }) => openTool("onboarding:device.forget.open"),
  },
  { name: "progress, waiting", address: "/onboarding/progress/", state: waiting("waiting") },
  {
    name: "progress, done",
    address: "/onboarding/progress/",
    state: waiting("doing"),
    isCompleted: true,
    act: ({ page, t }) =>
      expect(page.getByRole("heading", { name: t("onboarding:progress.finished-title") })).toBeVisible({
        timeout: 20_000,
      }),
  },
  { name: "a damaged link", address: "/onboarding/#r=forged" },
];

const count = locales.reduce(
  (total, locale) => total + inTurn(looks, locale).length * scannedWidths(locale).length,
  0,
);

test(`axe: ${looks.length} screens and states, ${locales.length} languages: ${count} scans`, () => {
  expect(new Set(looks.map(({ name }) => name)).size).toBe(looks.length);
});

for (const locale of locales)
  for (const look of inTurn(looks, locale))
    test(`axe finds nothing: ${look.name} (${locale})`, async ({ page, site, context }) => {
      const visitor = drive(page, locale);
      await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (look.state) {
        const state = await seed(page, site.url, look.state);
        await remember(page, state);
        const { wizardId: id, hash } = state;
        const url = `${site.url}/site/onboarding-wizard/completing`;
        if (look.isCompleted) await page.request.post(url, { data: { id, hash, pdpa: true } });
      }
      await openAt(page, locale, look.address);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await expect(page.getByText(visitor.t("onboarding:remote.loading"))).toHaveCount(0);
      await look.act?.(visitor);
      // An alert lies over the page for three seconds; what is under it meanwhile counts as a small target.
      await expect(page.locator("[data-type]")).toHaveCount(0, { timeout: 10_000 });
      const isWindowOpen = (await page.locator("dialog[open]").count()) > 0;
      const within = isWindowOpen ? "dialog[open]" : undefined;
      expect(await scan(page, { within, widths: scannedWidths(locale) })).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // What is drawn to a scale follows the change of width a moment later.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
            message: `sideways scrolling at ${width} px`,
          })
          .toBeLessThanOrEqual(0);
      }
    });
