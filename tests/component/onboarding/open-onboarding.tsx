import { setupParts } from "@/config/channels";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Locale } from "@/config/languages";
import { ContinueTool } from "@/features/onboarding/shell/continue-tool";
import { OnboardingTools } from "@/features/onboarding/shell/onboarding-tools";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { storageKey } from "@/state/use-onboarding-state";
import { localizedPath } from "@/lib/locale-path";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { Onboarding } from "../../helpers/onboarding";
import { renderPage } from "../../helpers/render-page";
import { onboardingStrings } from "../../helpers/strings-of";
import { signedUp, storeState } from "../../helpers/stored-onboarding";

/** State with a package and all choices made, at the summary screen. */
export const summarised: Partial<OnboardingState> = {
  ...signedUp,
  currentStep: "confirmation",
  packages: { id: 1, featureIds: [1, 5], parts: [...setupParts] },
  services: ["sms"],
  choices: {
    ...initialState.choices,
    instagram: { pageId: "p", username: "cicekevi" },
    integration: "own-software",
  },
};

/** Renders the onboarding with its tools at an address, with a stored state if there is one. */
export function openOnboarding(path: string, state: Partial<OnboardingState> | null, locale: Locale = "tr") {
  if (state) storeState(state);
  const view = renderPage(
    <>
      <ContinueTool />
      <OnboardingTools facts={onboardingFacts} />
      <Onboarding address={localizedPath(locale, path)} />
    </>,
    { locale, path: path.replace(/[?].*/, "") },
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
  if (state) storeState(state);
  else localStorage.removeItem(storageKey);
  const newValue = localStorage.getItem(storageKey);
  window.dispatchEvent(
    new StorageEvent("storage", { key: storageKey, oldValue, newValue, storageArea: localStorage }),
  );
}
