import { setupParts } from "@/config/channels";
import { useState } from "react";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { beforeAll, vi } from "vitest";
import type { Locale } from "@/config/languages";
import { loadScreens } from "@/templates/load-screens";
import { OnboardingApp } from "@/features/onboarding/onboarding-app";
import { initialState } from "@/state/initial-state";
import type { OnboardingState, SetupWizard } from "@/state/onboarding-state";
import { storageKey } from "@/state/use-onboarding-state";
import { loadAllScreens } from "../../helpers/load-all-screens";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

beforeAll(loadAllScreens);

export const credentials = { id: "w1", hash: "h1" };
const initialBlock = initialState.setupWizard;

/** State with a shop address. */
export const addressed: Partial<OnboardingState> = {
  wizardId: "w1",
  hash: "h1",
  isShow: false,
  currentStep: "select-package",
  packages: { id: 1, featureIds: [1], parts: [...setupParts] },
  setupWizard: { ...initialBlock, setup: { mail: "ada@example.com", subDomain: "papatya" } },
};

/** Returns the same state, further on in the wizard. */
export const within = (wizard: Partial<SetupWizard["wizard"]>): Partial<OnboardingState> => ({
  ...addressed,
  setupWizard: {
    ...initialBlock,
    setup: { mail: "ada@example.com", subDomain: "papatya" },
    wizard: { ...initialBlock.wizard, ...wizard },
  },
});

export const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? "{}") as OnboardingState;
export const storedWizard = () => stored().setupWizard.wizard;

/** Minimal router for the wizard: navigation changes the address. */
function RoutedApp({ start }: { start: string }) {
  const [address, setAddress] = useState(start);
  vi.mocked<(to: string) => unknown>(navigate).mockImplementation((to) => {
    window.history.replaceState(null, "", to);
    setAddress(to);
  });
  const [pathname = "", search = ""] = address.split("?");
  return (
    <>
      <output data-testid="address">{address}</output>
      <OnboardingApp
        loadScreens={loadScreens}
        location={{ pathname, search: search && `?${search}` }}
        facts={onboardingFacts}
        signUp={<p>sign-up form</p>}
      />
    </>
  );
}

/** Headings of steps that differ from the list of steps. */
const headings: Record<string, string> = {
  completion: "completion.title",
  "completion-open": "completion.title-open",
};

/** Opens an onboarding address with a stored state. */
export function openWizard(address: string, state: Partial<OnboardingState>, locale: Locale = "tr") {
  localStorage.setItem(storageKey, JSON.stringify({ ...initialState, ...state }));
  const start = locale === "tr" ? address : `/en${address}`;
  const view = renderPage(<RoutedApp start={start} />, { locale, path: address });
  const text = stringsOf(locale, "storefront");
  return {
    ...view,
    user: userEvent.setup(),
    text,
    address: () => screen.getByTestId("address").textContent,
    button: (key: string) => screen.getByRole("button", { name: text(key) }),
    heading: (step: string) =>
      screen.findByRole("heading", { level: 2, name: text(headings[step] ?? `steps.${step}`) }),
    field: (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!,
  };
}
