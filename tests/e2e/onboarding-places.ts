import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { freshAddress, openAt, remember, seed, type Drive } from "./onboarding-drive";
import { expect } from "./site";

/** Onboarding screen in one of its states. */
export type Place = {
  name: string;
  address: string;
  /** Stored state; absent for a visitor who has not signed up. */
  state?: () => Partial<OnboardingState>;
  /** Brings the screen into its state. */
  act?: (visitor: Drive) => Promise<unknown>;
  /** Whether the onboarding is completed at the backend, so that the installation progresses. */
  isCompleted?: boolean;
};

export const confirming = (): Partial<OnboardingState> => ({
  currentStep: "confirmation",
  services: ["domain"],
  choices: { ...initialState.choices, integration: "none" },
});
export const progressing = (state: "waiting" | "doing") => (): Partial<OnboardingState> => ({
  ...confirming(),
  currentStep: "progress",
  setupConfigList: { domain: "papatya.kanalya-store.example", items: [{ key: "whatsapp", state }] },
});
/** Returns the state of the storefront wizard at a step, with all earlier steps reached. */
export const inWizard = (step: number) => (): Partial<OnboardingState> => ({
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
export const packaged = () => ({});
const login = (action: string) => (visitor: Drive) => visitor.logIn(`onboarding-screens:${action}.action`);

export const facebook = "/onboarding/setup/?part=facebook-page";
export const whatsapp = "/onboarding/setup/?part=whatsapp-number";
export const instagram = "/onboarding/select-ig-account/";
export const shop = "/onboarding/select-store/";

/** Every screen with a primary action; each setup part before and after login and with errors. */
export const places: Place[] = [
  { name: "sign-up", address: "/onboarding/customer-information/" },
  {
    name: "sign-up in error",
    address: "/onboarding/customer-information/",
    act: ({ press }) => press("sign-up:form.submit"),
  },
  { name: "account", address: "/onboarding/customer-information/", state: packaged },
  { name: "packages", address: "/onboarding/select-package/", state: packaged },
  { name: "setup", address: "/onboarding/setup/", state: packaged },
  { name: "Instagram, login", address: instagram, state: packaged },
  { name: "Instagram, accounts", address: instagram, state: packaged, act: login("instagram") },
  { name: "Facebook, login", address: facebook, state: packaged },
  { name: "Facebook, pages", address: facebook, state: packaged, act: login("facebook") },
  { name: "WhatsApp, login", address: whatsapp, state: packaged },
  { name: "WhatsApp, numbers", address: whatsapp, state: packaged, act: login("whatsapp") },
  { name: "shop address", address: shop, state: packaged },
  {
    name: "shop address in error",
    address: shop,
    state: packaged,
    act: async ({ field, press }) => {
      await field("sub_domain").fill("İ ş");
      await press("onboarding-screens:store.action");
    },
  },
  { name: "shop, overview", address: shop, state: inWizard(2) },
  ...[1, 2, 3, 4, 16].map((step) => ({
    name: `wizard, step ${step}`,
    address: `${shop}?step=${step}`,
    state: inWizard(step),
  })),
  {
    name: "wizard, step 1 in error",
    address: `${shop}?step=1`,
    state: inWizard(1),
    act: async ({ field, press }) => {
      await field("company").fill("");
      await press("storefront:wizard.save");
    },
  },
  { name: "services", address: "/onboarding/select-service/", state: packaged },
  { name: "integrations", address: "/onboarding/select-integration/", state: packaged },
  { name: "confirmation", address: "/onboarding/confirmation/", state: confirming },
  {
    name: "confirmation in error",
    address: "/onboarding/confirmation/",
    state: confirming,
    act: ({ press }) => press("onboarding-screens:confirmation.action"),
  },
  { name: "progress", address: "/onboarding/progress/", state: progressing("waiting") },
  { name: "a damaged link", address: "/onboarding/#r=forged" },
];

/** Opens a screen in the visitor's language and brings it into its state. */
export async function openPlace(visitor: Drive, siteUrl: string, { state, address, act }: Place) {
  const { page, locale, t } = visitor;
  await page.context().addCookies([{ name: "i18n_redirected", value: locale, url: siteUrl }]);
  if (state) await remember(page, await seed(page, siteUrl, state()));
  await openAt(page, locale, address);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.getByText(t("onboarding:remote.loading"))).toHaveCount(0);
  await act?.(visitor);
}
