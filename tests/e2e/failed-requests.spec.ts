import type { Locator, Page } from "@playwright/test";
import type { OnboardingState } from "@/state/onboarding-state";
import { everyNth, some } from "./extent";
import {
  company,
  drive,
  freshAddress,
  openAt,
  remember,
  seed,
  taxNumber,
  type Drive,
} from "./onboarding-drive";
import { confirming, facebook, instagram, inWizard, shop, whatsapp } from "./onboarding-places";
import { fillSignUp } from "./sign-up-steps";
import { expect, strings, test } from "./site";

// The failures are provoked.
test.use({ expectedNoise: /status of 5\d\d|net::ERR|İşlem hatası/ });

type Request = {
  name: string;
  address: string;
  state?: () => Partial<OnboardingState>;
  fill?: (visitor: Drive) => Promise<unknown>;
  /** What sends. */
  button: (visitor: Drive) => Locator;
  /** End of the call's path. */
  call: string;
};

const footer = ({ page }: Drive) => page.locator("[data-screen-footer] button").last();
const requests: Request[] = [
  {
    name: "contact",
    address: "/contact-us/",
    fill: async ({ fill, field }) => {
      await fill({ name: "Ayşe", surname: "Yılmaz", email: "ayse@ornek.example", message: "Merhaba" });
      await field("department").selectOption("Sales");
    },
    button: ({ button }) => button("contact:form.submit"),
    call: "contact",
  },
  {
    name: "newsletter",
    address: "/faq/",
    fill: async ({ page, t }) => {
      const form = page.getByRole("form", { name: t("layout:newsletter.title") });
      await form.scrollIntoViewIfNeeded();
      await form.getByRole("textbox").first().fill("ayse@ornek.example");
      await form.getByRole("checkbox").check();
    },
    button: ({ button }) => button("layout:newsletter.submit"),
    call: "newsletter",
  },
  {
    name: "sign-up",
    address: "/onboarding/customer-information/",
    fill: ({ page }) => fillSignUp(page, "tr", page.locator("main form").last()),
    button: footer,
    call: "new",
  },
  {
    name: "package",
    address: "/onboarding/select-package/",
    state: () => ({}),
    button: footer,
    call: "select-package",
  },
  {
    name: "Instagram account",
    address: instagram,
    state: () => ({}),
    fill: ({ logIn }) => logIn("onboarding-screens:instagram.action"),
    button: footer,
    call: "instagram-configure",
  },
  {
    name: "Facebook page",
    address: facebook,
    state: () => ({}),
    fill: ({ logIn }) => logIn("onboarding-screens:facebook.action"),
    button: footer,
    call: "facebook-configure",
  },
  {
    name: "WhatsApp number",
    address: whatsapp,
    state: () => ({}),
    fill: ({ logIn }) => logIn("onboarding-screens:whatsapp.action"),
    button: footer,
    call: "whatsapp-configure",
  },
  {
    name: "shop address",
    address: shop,
    state: () => ({}),
    fill: ({ fill }) => fill({ sub_domain: freshAddress() }),
    button: footer,
    call: "store-setup",
  },
  {
    name: "company",
    address: `${shop}?step=1`,
    state: inWizard(1),
    fill: ({ fill }) => fill({ ...company, taxnumber: taxNumber }),
    button: ({ button }) => button("storefront:wizard.save"),
    call: "store-edit",
  },
  {
    name: "texts and pictures of the shop",
    address: `${shop}?step=3`,
    state: inWizard(3),
    button: ({ button }) => button("storefront:meta.save"),
    call: "store-image",
  },
  {
    name: "integration",
    address: "/onboarding/select-integration/",
    state: () => ({}),
    button: footer,
    call: "select-integration",
  },
  {
    name: "confirmation",
    address: "/onboarding/confirmation/",
    state: confirming,
    fill: ({ field }) => field("user_agreement").check(),
    button: footer,
    call: "completing",
  },
];

const failures: Record<string, (page: Page, call: string) => Promise<unknown>> = {
  "a cut network": (page, call) =>
    page.route(new RegExp(`/${call}$`), (route) =>
      route.request().method() === "POST" ? route.abort("failed") : route.continue(),
    ),
  "an error of the server": (page, call) =>
    page.route(new RegExp(`/${call}$`), (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
    ),
};

for (const [row, { name, address, state, fill, button, call }] of everyNth([...requests.entries()], 2, 0))
  for (const [failure, fail] of some(Object.entries(failures), row))
    test(`after ${failure} the focus is back and the failure is said: ${name}`, async ({ page, site }) => {
      const visitor = drive(page, "tr");
      if (state) await remember(page, await seed(page, site.url, state()));
      await openAt(page, "tr", address);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await expect(page.getByText(visitor.t("onboarding:remote.loading"))).toHaveCount(0);
      await fill?.(visitor);
      await fail(page, call);
      const sender = button(visitor);
      await expect(sender).toBeEnabled();
      await sender.focus();
      const sent = page.waitForRequest(new RegExp(`/${call}$`));
      await page.keyboard.press("Enter");
      await sent;
      await expect(page.locator('[role="alert"]').filter({ hasText: /\S/ }).first()).toBeAttached();
      await expect(sender).toBeEnabled();
      await expect(sender).toBeFocused();
    });

test.describe("what is loaded", () => {
  test("a list that failed and is asked for again takes the focus along", async ({ page, site }) => {
    const { button, t } = drive(page, "tr");
    await remember(page, await seed(page, site.url));
    let isDown = true;
    await page.route(/\/extra-services$/, (route) =>
      isDown ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
    );
    await openAt(page, "tr", "/onboarding/select-service/");
    const retry = button("onboarding:remote.retry");
    await expect(retry).toBeVisible();
    isDown = false;
    await retry.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox").first()).toBeFocused();
    await expect(page.getByText(t("onboarding:remote.loading"))).toHaveCount(0);
  });

  for (const [part, address] of Object.entries({ instagram, facebook, whatsapp }))
    test(`what the login brings has the focus and is announced: ${part}`, async ({ page, site }) => {
      const visitor = drive(page, "tr");
      await remember(page, await seed(page, site.url));
      await openAt(page, "tr", address);
      await visitor.logIn(`onboarding-screens:${part}.action`);
      await expect(page.locator("main input:checked")).toBeFocused();
      const amount = await page.locator("main [type=radio]").count();
      const found = strings("tr")("onboarding-screens:meta.found", { amount });
      await expect(page.locator("main [role=status]").filter({ hasText: found })).toBeAttached();
    });
});
