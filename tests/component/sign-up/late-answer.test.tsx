import { waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { describe, expect, it, vi } from "vitest";
import { createOnboarding } from "@/services/operations/site-forms";
import { renderScreen, stored } from "./sign-up-visit";

vi.mock("@/services/operations/site-forms");

describe("sign-up response after the form has unmounted", () => {
  it.each([
    ["continues in the current language", "/en/onboarding/customer-information/", true],
    ["does not navigate a visitor who has left", "/pricing/", false],
    ["stays on the page after its dialog was closed", "/onboarding/customer-information/", false],
  ])("%s when the response arrives after the form has unmounted", async (_, pathname, goesOn) => {
    vi.mocked(navigate).mockClear();
    let answer: (value: { id: string; hash: string }) => void = () => undefined;
    vi.mocked(createOnboarding).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { user, submit, fill, unmount } = renderScreen();
    window.history.replaceState(null, "", "/onboarding/customer-information/");
    await fill();
    await user.click(submit());
    window.history.replaceState(null, "", pathname);
    unmount();
    answer({ id: "w1", hash: "h1" });
    await waitFor(() => expect(stored()?.wizardId).toBe("w1"));
    await new Promise((resolve) => setTimeout(resolve));
    const calls = goesOn ? [["/en/onboarding/select-package/"]] : [];
    expect(vi.mocked(navigate).mock.calls).toEqual(calls);
  });
});
