import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SavedState } from "@/features/onboarding/shell/saved-state";
import { initialState } from "@/state/initial-state";
import { renderPage } from "../../helpers/render-page";
import { onboardingStrings } from "../../helpers/strings-of";
import { storeState } from "../../helpers/stored-onboarding";

describe.each(["tr", "en"] as const)("saved state in the header (%s)", (locale) => {
  const saved = onboardingStrings(locale)("shell.saved");

  it.each([null, initialState])("the “saved” note is hidden while there is no input", (stored) => {
    if (stored) storeState(stored);
    renderPage(<SavedState />, { locale });
    expect(screen.queryByText(saved)).not.toBeInTheDocument();
  });

  it("the “saved” note appears when the first letter is typed", () => {
    const signUp = { ...initialState.drafts.signUp, name: "A" };
    storeState({ drafts: { ...initialState.drafts, signUp } });
    renderPage(<SavedState />, { locale });
    expect(screen.getByText(saved)).toBeVisible();
  });
});
