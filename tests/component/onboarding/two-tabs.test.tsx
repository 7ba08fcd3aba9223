import { act, screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { confirmationMemory } from "@/state/billing-memory";
import { completeOnboarding } from "@/services/operations/onboarding";
import { getStoreSetup } from "@/services/operations/store";
import { selectPackage } from "@/services/operations/offers";
import type { OnboardingState } from "@/state/onboarding-state";
import { completed, packaged, signedUp, storedState } from "../../helpers/stored-onboarding";
import { startVisit } from "./offer-fixtures";
import { openOnboarding, summarised, writeInOtherTab } from "./open-onboarding";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/store");
vi.mock("@/services/operations/offers");

/** Simulates a change in tab A while this tab, B, is open. */
const inTabA = (state: Partial<OnboardingState> | null) => act(() => writeInOtherTab(state));

beforeEach(() => {
  startVisit();
  vi.mocked(getStoreSetup).mockReturnValue(new Promise(() => undefined));
  vi.mocked(selectPackage).mockResolvedValue({ accepted: true });
});

describe("onboarding in two tabs", () => {
  it("a step chosen in tab A is reported in B, which stays on its screen and offers to continue", async () => {
    const { user, text } = openOnboarding("/onboarding/select-package/", signedUp);
    await screen.findByRole("radio");
    inTabA({ ...packaged, currentStep: "select-service" });
    expect(screen.getByText(text("tabs.advanced"))).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: text("package.title") })).toBeVisible();
    expect(screen.getByRole("link", { name: text("tabs.go-on") })).toHaveAttribute("href", "/onboarding/");
    await user.click(screen.getByRole("button", { name: text("tabs.dismiss") }));
    expect(screen.queryByText(text("tabs.advanced"))).toBeNull();
  });

  it("both tabs send a package, and the services selected in tab A are kept", async () => {
    const { user, text } = openOnboarding("/onboarding/select-package/", signedUp);
    const send = await screen.findByRole("button", { name: text("actions.continue") });
    inTabA({ ...packaged, services: ["sms"] });
    await user.click(send);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/setup/"));
    expect(storedState()).toMatchObject({ wizardId: "w1", services: ["sms"], packages: { id: 1 } });
  });

  it("both tabs confirm the summary, and the second response does not change the state", async () => {
    vi.mocked(completeOnboarding).mockImplementation(() => {
      writeInOtherTab(completed);
      const { setupConfigList } = completed;
      return Promise.resolve({ configurate_services: setupConfigList as never });
    });
    const { user, text, button } = openOnboarding("/onboarding/confirmation/", summarised);
    await user.click(screen.getByRole("checkbox", { name: text("confirmation.agreement") }));
    await user.click(button("confirmation.action"));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/progress/"));
    expect(storedState().setupConfigList).toEqual(completed.setupConfigList);
  });

  it("tab A completes onboarding during B's setup, and B moves to the progress screen", async () => {
    const { text } = openOnboarding("/onboarding/setup/", packaged);
    inTabA(completed);
    expect(navigate).toHaveBeenCalledWith("/onboarding/progress/", { replace: true });
    expect(screen.getByText(text("tabs.completed"))).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: text("progress.title") })).toBeVisible();
    await act(async () => Promise.resolve());
  });

  it("after tab A deletes the data on the device, tab B keeps none on screen or in memory", async () => {
    const { text } = openOnboarding("/onboarding/confirmation/", summarised);
    await screen.findByText("Bütün özellikler");
    confirmationMemory.write({ taxNumber: "1234567890" });
    inTabA(null);
    expect(screen.getByText(text("tabs.forgotten"))).toBeVisible();
    expect(screen.getByText("sign-up form")).toBeVisible();
    expect(confirmationMemory.read().taxNumber).toBe("");
  });

  it("tab A starts another onboarding, and B shows it without the previous one's data", async () => {
    const { text } = openOnboarding("/onboarding/select-service/", summarised);
    expect(await screen.findByRole("checkbox")).toBeChecked();
    inTabA({ ...packaged, wizardId: "w2", hash: "h2" });
    expect(screen.getByText(text("tabs.replaced"))).toBeVisible();
    expect(await screen.findByRole("checkbox")).not.toBeChecked();
  });

  it("tab A switches language, and B keeps its own language and state", async () => {
    const { text } = openOnboarding("/onboarding/select-service/", summarised);
    expect(await screen.findByRole("checkbox")).toBeChecked();
    document.cookie = "i18n_redirected=en;path=/";
    inTabA(summarised);
    expect(screen.getByRole("heading", { level: 1, name: text("service.title") })).toBeVisible();
    expect(screen.getByRole("checkbox")).toBeChecked();
    expect(screen.queryByRole("button", { name: text("tabs.dismiss") })).toBeNull();
    document.cookie = "i18n_redirected=;path=/;max-age=0";
  });

  it("a choice made in one tab does not restore data cleared in another", async () => {
    const { user } = openOnboarding("/onboarding/select-service/", summarised);
    const box = await screen.findByRole("checkbox");
    // Storage is empty, but the storage event has not arrived yet.
    localStorage.clear();
    await user.click(box);
    expect(storedState().wizardId).toBeNull();
  });
});
