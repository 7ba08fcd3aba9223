import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";

/** Header that hydrates before the screen has loaded, like the tools menu. */
function Page({ isOpen, isLoaded }: { isOpen: boolean; isLoaded: boolean }) {
  return (
    <>
      <button type="button" aria-expanded={isOpen}>
        Menu
      </button>
      <ul>
        <li>
          <button type="button">Entry</button>
        </li>
      </ul>
      {isLoaded && <OnboardingScreen title="Screen">Fields</OnboardingScreen>}
    </>
  );
}

describe("focus when a screen loads", () => {
  it.each([
    ["takes focus from the button of a closed menu", false, "Menu", "Screen"],
    ["leaves focus on the button of an open menu", true, "Menu", "Menu"],
    ["leaves focus in an open menu", true, "Entry", "Entry"],
  ])("%s", (_, isOpen, focused, expected) => {
    const { rerender } = render(<Page isOpen={isOpen} isLoaded={false} />);
    screen.getByText(focused).focus();
    rerender(<Page isOpen={isOpen} isLoaded />);
    expect(document.activeElement).toBe(screen.getByText(expected));
  });
});
