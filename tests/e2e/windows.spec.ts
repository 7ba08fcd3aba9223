import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { OnboardingState } from "@/state/onboarding-state";
import { everyNth } from "./extent";
import { drive, openAt, remember, seed, type Drive } from "./onboarding-drive";
import { confirming, inWizard, shop } from "./onboarding-places";
import { expect, test } from "./site";

type Window = {
  name: string;
  address: string;
  state?: () => Partial<OnboardingState>;
  /** Opens the dialog over which this one opens. */
  before?: (visitor: Drive) => Promise<unknown>;
  /** Opens the dialog; resolves to the control that gets focus back on close. */
  open: (visitor: Drive) => Promise<Locator>;
  /** Accessible name of the close button. */
  close: string;
  /** Whether Back closes the dialog. */
  isAddress?: boolean;
  /** Whether the backdrop cannot be clicked. */
  hasNoBackdrop?: boolean;
};

const pressed = async (opener: Locator) => {
  await opener.click();
  return opener;
};
const tool =
  (key: string) =>
  async ({ openTool, button }: Drive) => {
    await openTool(key);
    return button("onboarding:shell.menu");
  };
const join = ({ page, t }: Drive) =>
  page.getByRole("banner").getByRole("link", { name: t("layout:header.join") });
const legalText = ({ page, t }: Drive) =>
  page
    .getByRole("link", { name: t("sign-up:consents.read") })
    .filter({ visible: true })
    .first();

async function choosePicture({ page }: Drive) {
  const buffer = await sharp({ create: { width: 400, height: 100, channels: 3, background: "#e0457b" } })
    .png()
    .toBuffer();
  await page
    .locator('dialog [name="logo"]')
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
}
const crop = ({ page, t }: Drive) =>
  page.getByRole("button", { name: `${t("storefront:pictures.logo")}: ${t("storefront:pictures.crop")}` });

const windows: Window[] = [
  {
    name: "search",
    address: "/pricing/",
    open: ({ button }) => pressed(button("layout:header.search")),
    close: "search:close",
  },
  {
    name: "sign-up",
    address: "/pricing/",
    open: (visitor) => pressed(join(visitor)),
    close: "sign-up:overlay.close",
  },
  {
    name: "a legal text over the sign-up",
    address: "/pricing/",
    before: (visitor) => join(visitor).click(),
    open: (visitor) => pressed(legalText(visitor)),
    close: "sign-up:legal.close",
  },
  {
    name: "a legal text on the sign-up screen",
    address: "/onboarding/customer-information/",
    open: (visitor) => pressed(legalText(visitor)),
    close: "sign-up:legal.close",
  },
  {
    name: "continue on another device",
    address: "/onboarding/setup/",
    state: () => ({}),
    open: ({ button }) => pressed(button("onboarding:device.continue.open").first()),
    close: "onboarding-screens:device.close",
  },
  {
    name: "forget this device",
    address: "/onboarding/setup/",
    state: () => ({}),
    open: tool("onboarding:device.forget.open"),
    close: "onboarding-screens:device.close",
  },
  {
    name: "past notices",
    address: "/onboarding/confirmation/",
    state: confirming,
    open: tool("onboarding:shell.notices"),
    close: "onboarding-screens:device.close",
  },
  {
    name: "start with another account",
    address: "/onboarding/customer-information/",
    state: () => ({}),
    open: ({ button }) => pressed(button("onboarding-screens:account.start-over")),
    close: "onboarding-screens:device.close",
  },
  {
    name: "the storefront's wizard",
    address: shop,
    state: inWizard(2),
    open: ({ button }) => pressed(button("storefront:overview.resume")),
    close: "storefront:wizard.close",
    isAddress: true,
    hasNoBackdrop: true,
  },
  {
    name: "cropping over the storefront's wizard",
    address: `${shop}?step=2`,
    state: inWizard(2),
    before: choosePicture,
    open: (visitor) => pressed(crop(visitor)),
    close: "storefront:crop.close",
  },
];

const ways: Record<string, (page: Page, visitor: Drive, it: Window) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  "its button": (page, { button }, { close }) => button(close).last().click(),
  "the backdrop": (page) => page.mouse.click(8, 8),
  back: (page) => page.goBack(),
};

const isPossible = (way: string, { isAddress, hasNoBackdrop }: Window) =>
  way === "back" ? isAddress : way !== "the backdrop" || !hasNoBackdrop;

for (const [row, it] of windows.entries()) {
  const possible = Object.entries(ways).filter(([way]) => isPossible(way, it));
  for (const [way, close] of everyNth(possible, 3, row))
    test(`${way} closes only this dialog: ${it.name}`, async ({ page, site }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const visitor = drive(page, "tr");
      if (it.state) await remember(page, await seed(page, site.url, it.state()));
      await openAt(page, "tr", it.address);
      await it.before?.(visitor);
      const open = page.locator("dialog[open]");
      // Waits for pending dialogs and lists.
      await page.waitForLoadState("networkidle");
      const outer = it.before ? 1 : 0;
      await expect(open).toHaveCount(outer);
      const opener = await it.open(visitor);
      await expect(open).toHaveCount(outer + 1);
      await close(page, visitor, it);
      await expect(open).toHaveCount(outer);
      await expect(opener).toBeFocused();
      // Waits a moment, in case another dialog is about to close too.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      await expect(open).toHaveCount(outer);
    });
}
