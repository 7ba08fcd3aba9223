import { setupParts } from "@/config/channels";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll } from "vitest";
import type { Locale } from "@/config/languages";
import { loadScreens } from "@/templates/load-screens";
import { OnboardingApp } from "@/features/onboarding/onboarding-app";
import { ContinueTool } from "@/features/onboarding/shell/continue-tool";
import { OnboardingTools } from "@/features/onboarding/shell/onboarding-tools";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { storageKey } from "@/state/use-onboarding-state";
import { loadAllScreens } from "../../helpers/load-all-screens";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { renderPage } from "../../helpers/render-page";
import { onboardingStrings } from "../../helpers/strings-of";

beforeAll(loadAllScreens);

/** State with a package and all choices made, at the summary screen. */
export const summarised: Partial<OnboardingState> = {
  wizardId: "w1",
  hash: "h1",
  isShow: false,
  currentStep: "confirmation",
  packages: { id: 1, featureIds: [1, 5], parts: [...setupParts] },
  services: ["sms"],
  choices: {
    ...initialState.choices,
    instagram: { pageId: "p", username: "cicekevi" },
    integration: "own-software",
  },
};

/** Returns the current stored state. */
export const storedState = () => JSON.parse(localStorage.getItem(storageKey) ?? "{}") as OnboardingState;

/** Renders the onboarding at an address with a stored state. */
export function openOnboarding(path: string, state: Partial<OnboardingState> | null, locale: Locale = "tr") {
  if (state) localStorage.setItem(storageKey, JSON.stringify({ ...initialState, ...state }));
  const [pathname = "", search = ""] = path.split("?");
  const view = renderPage(
    <>
      <ContinueTool />
      <OnboardingTools facts={onboardingFacts} />
      <OnboardingApp
        loadScreens={loadScreens}
        location={{ pathname: locale === "tr" ? pathname : `/en${pathname}`, search: search && `?${search}` }}
        facts={onboardingFacts}
        signUp={<p>sign-up form</p>}
      />
    </>,
    { locale, path: pathname },
  );
  const text = onboardingStrings(locale);
  return {
    ...view,
    user: userEvent.setup(),
    text,
    button: (key: string) => screen.getByRole("button", { name: text(key) }),
  };
}

/** Writes to storage like another tab. */
export function writeInOtherTab(state: Partial<OnboardingState> | null) {
  const oldValue = localStorage.getItem(storageKey);
  const newValue = state && JSON.stringify({ ...initialState, ...state });
  if (newValue === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, newValue);
  window.dispatchEvent(
    new StorageEvent("storage", { key: storageKey, oldValue, newValue, storageArea: localStorage }),
  );
}
