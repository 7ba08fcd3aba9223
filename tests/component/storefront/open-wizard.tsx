import { useState } from "react";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { vi } from "vitest";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { initialState } from "@/state/initial-state";
import type { OnboardingState, SetupWizard } from "@/state/onboarding-state";
import { Onboarding } from "../../helpers/onboarding";
import { renderPage } from "../../helpers/render-page";
import { packaged, storedState, storeState } from "../../helpers/stored-onboarding";
import { stringsOf } from "../../helpers/strings-of";

const initialBlock = initialState.setupWizard;
const setup = { mail: "ada@example.com", subDomain: "papatya" };

/** State with a shop address. */
export const addressed: Partial<OnboardingState> = {
  ...packaged,
  setupWizard: { ...initialBlock, setup },
};

/** Returns the same state, further on in the wizard. */
export const within = (wizard: Partial<SetupWizard["wizard"]>): Partial<OnboardingState> => ({
  ...addressed,
  setupWizard: { ...initialBlock, setup, wizard: { ...initialBlock.wizard, ...wizard } },
});

export const storedWizard = () => storedState().setupWizard.wizard;

/** Minimal router for the wizard: navigation changes the address. */
function RoutedApp({ start }: { start: string }) {
  const [address, setAddress] = useState(start);
  vi.mocked<(to: string) => unknown>(navigate).mockImplementation((to) => {
    window.history.replaceState(null, "", to);
    setAddress(to);
  });
  return (
    <>
      <output data-testid="address">{address}</output>
      <Onboarding address={address} />
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
  storeState(state);
  const view = renderPage(<RoutedApp start={localizedPath(locale, address)} />, { locale, path: address });
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
