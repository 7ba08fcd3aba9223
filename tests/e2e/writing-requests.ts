import type { Locator } from "@playwright/test";
import type { OperationId } from "../../sandbox/contract";
import type { OnboardingState } from "@/state/onboarding-state";
import { company, freshAddress, taxNumber, type Drive } from "./onboarding-drive";
import { confirming, facebook, instagram, inWizard, shop, whatsapp } from "./onboarding-places";
import { fillSignUp } from "./sign-up-steps";

/** Write call, and the page or screen that makes it. */
type Request = {
  name: string;
  address: string;
  state?: () => Partial<OnboardingState>;
  fill?: (visitor: Drive) => Promise<unknown>;
  /** Submit button. */
  button: (visitor: Drive) => Locator;
  call: OperationId;
};

const footer = ({ page }: Drive) => page.locator("[data-screen-footer] button").last();
export const requests: Request[] = [
  {
    name: "contact",
    address: "/contact-us/",
    fill: async ({ fill, field }) => {
      await fill({ name: "Ayşe", surname: "Yılmaz", email: "ayse@ornek.example", message: "Merhaba" });
      await field("department").selectOption("Sales");
    },
    button: ({ button }) => button("contact:form.submit"),
    call: "send-contact-message",
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
    call: "subscribe-newsletter",
  },
  {
    name: "sign-up",
    address: "/onboarding/customer-information/",
    fill: ({ page }) => fillSignUp(page, "tr", page.locator("main form").last()),
    button: footer,
    call: "create-onboarding",
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
    call: "configure-instagram",
  },
  {
    name: "Facebook page",
    address: facebook,
    state: () => ({}),
    fill: ({ logIn }) => logIn("onboarding-screens:facebook.action"),
    button: footer,
    call: "configure-facebook",
  },
  {
    name: "WhatsApp number",
    address: whatsapp,
    state: () => ({}),
    fill: ({ logIn }) => logIn("onboarding-screens:whatsapp.action"),
    button: footer,
    call: "configure-whatsapp",
  },
  {
    name: "shop address",
    address: shop,
    state: () => ({}),
    fill: ({ fill }) => fill({ sub_domain: freshAddress() }),
    button: footer,
    call: "set-up-store",
  },
  {
    name: "company",
    address: `${shop}?step=1`,
    state: inWizard(1),
    fill: ({ fill }) => fill({ ...company, taxnumber: taxNumber }),
    button: ({ button }) => button("storefront:wizard.save"),
    call: "edit-store",
  },
  {
    name: "texts and pictures of the shop",
    address: `${shop}?step=3`,
    state: inWizard(3),
    button: ({ button }) => button("storefront:meta.save"),
    call: "upload-store-images",
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
    call: "complete-onboarding",
  },
];
