import siteFacts from "../../../data/site.json";
import { setupParts } from "@/config/channels";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Locale } from "@/config/languages";
import { OnboardingApp } from "@/features/onboarding/onboarding-app";
import { loadScreens } from "@/templates/load-screens";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { storageKey } from "@/state/use-onboarding-state";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { renderPage } from "../../helpers/render-page";
import { onboardingStrings } from "../../helpers/strings-of";

export const credentials = { id: "w1", hash: "h1" };
const price = { amount: 25, currency: "USD", interval: "month" as const };
const feature = { included: true, optional: false, base: false, capability: null };
const inbox = { ...feature, id: 1, name: "Shared inbox", base: true };
const instagram = { ...feature, id: 7, name: "Instagram", capability: "instagram" as const };
const shopping = { ...feature, id: 6, name: "Store", optional: true, capability: "storefront" as const };
const voice = { ...feature, id: 4, name: "Voice calls", optional: true };
const common = { description: "…", price, coming_soon: false };
export const packages = [
  {
    ...common,
    id: 1,
    name: "All features",
    features: [inbox, instagram, shopping, voice],
    most_preferred: true,
  },
  {
    ...common,
    id: 2,
    name: "Instagram only",
    features: [inbox, instagram],
    most_preferred: false,
  },
];

export const signedUp: Partial<OnboardingState> = {
  wizardId: "w1",
  hash: "h1",
  isShow: false,
  currentStep: "select-package",
};
export const packaged: Partial<OnboardingState> = {
  ...signedUp,
  packages: { id: 1, featureIds: [1], parts: [...setupParts] },
};
export const integrated: Partial<OnboardingState> = {
  ...packaged,
  currentStep: "confirmation",
  choices: { ...initialState.choices, integration: "none" },
};
export const completed: Partial<OnboardingState> = {
  ...integrated,
  currentStep: "progress",
  setupConfigList: {
    domain: `ada.${siteFacts.storeDomain}`,
    items: [{ key: "instagram", state: "waiting" }],
  },
};

export function open(path: string, state: Partial<OnboardingState>, locale: Locale = "tr") {
  localStorage.setItem(storageKey, JSON.stringify({ ...initialState, ...state }));
  const [pathname = "", search = ""] = path.split("?");
  renderPage(
    <OnboardingApp
      loadScreens={loadScreens}
      location={{ pathname: locale === "tr" ? pathname : `/en${pathname}`, search: search && `?${search}` }}
      facts={onboardingFacts}
      signUp={<p>sign-up form</p>}
    />,
    { locale, path: pathname },
  );
  const text = onboardingStrings(locale);
  return {
    user: userEvent.setup(),
    text,
    button: (key: string) => screen.getByRole("button", { name: text(key) }),
  };
}
export const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? "{}") as OnboardingState;
