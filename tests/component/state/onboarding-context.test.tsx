import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OnboardingProvider, useOnboarding, type Onboarding } from "@/state/onboarding-context";
import { initialState } from "@/state/initial-state";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { pageMarkup } from "../../helpers/page-markup";
import { renderPage } from "../../helpers/render-page";

function Shown() {
  return <output>{useOnboarding().screen}</output>;
}

it("gives the screens the onboarding of their provider", () => {
  const onboarding: Onboarding = {
    state: initialState,
    dispatch: vi.fn(),
    wasLost: false,
    isPersistent: true,
    forget: vi.fn(),
    credentials: { id: "w", hash: "h" },
    facts: onboardingFacts,
    screen: "setup",
    back: null,
    goTo: vi.fn(),
    goNext: vi.fn(),
  };
  renderPage(
    <OnboardingProvider value={onboarding}>
      <Shown />
    </OnboardingProvider>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("setup");
});

it("says which provider is missing where a screen stands alone", () => {
  expect(() => pageMarkup(<Shown />)).toThrow(/OnboardingProvider/);
});
