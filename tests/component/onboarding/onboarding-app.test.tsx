import { act, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CallError } from "@/services/errors";
import { getInformation } from "@/services/operations/onboarding";
import { getStoreSetup, setUpStore } from "@/services/operations/store";
import { listPackages, selectPackage } from "@/services/operations/offers";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { alertStore } from "@/ui/alert-center";
import { stringsOf } from "../../helpers/strings-of";
import {
  completed,
  credentials,
  integrated,
  packaged,
  signedUp,
  storedState,
} from "../../helpers/stored-onboarding";
import { nothingKnown, packages, startVisit } from "./offer-fixtures";
import { openOnboarding } from "./open-onboarding";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/store");
vi.mock("@/services/operations/offers");

beforeEach(() => {
  startVisit();
  vi.mocked(listPackages).mockResolvedValue({ packages });
  vi.mocked(selectPackage).mockReset().mockResolvedValue({ accepted: true });
});

describe("onboarding screens", () => {
  it("without credentials every screen redirects to the sign-up", () => {
    const { text } = openOnboarding("/onboarding/confirmation/", {}, "en");
    expect(screen.getByRole("heading", { level: 1, name: text("customer-information.title") })).toHaveFocus();
    expect(screen.getByText("sign-up form")).toBeVisible();
    expect(navigate).toHaveBeenCalledWith("/en/onboarding/customer-information/", { replace: true });
  });

  it("the pager has exactly one active step", async () => {
    const { text } = openOnboarding("/onboarding/setup/", { ...packaged, currentStep: "select-service" });
    const steps = within(screen.getByRole("list", { name: text("stages.label") })).getAllByRole("listitem");
    expect(steps.map((step) => step.dataset.state)).toEqual(["done", "active", "todo", "todo", "todo"]);
    expect(steps[1]).toHaveAttribute("aria-current", "step");
    await waitFor(() => expect(getInformation).toHaveBeenCalled());
  });

  it.each<[string, Partial<OnboardingState>, string]>([
    ["/onboarding/", packaged, "/onboarding/setup/"],
    ["/onboarding/unknown/", signedUp, "/onboarding/select-package/"],
    ["/onboarding/progress/", integrated, "/onboarding/confirmation/"],
    ["/onboarding/setup/", completed, "/onboarding/progress/"],
  ])("the screen %s redirects to the furthest reachable one", async (path, state, target) => {
    vi.mocked(getStoreSetup).mockReturnValue(new Promise(() => undefined));
    openOnboarding(path, state);
    expect(navigate).toHaveBeenCalledWith(target, { replace: true });
    await act(async () => Promise.resolve());
  });

  it("steps completed on another device are adopted and reported", async () => {
    const chosen = { id: 2, features_ids: [1], capabilities: ["instagram" as const] };
    vi.mocked(getInformation).mockResolvedValue({ ...nothingKnown, package: chosen });
    const { text } = openOnboarding("/onboarding/select-package/", signedUp);
    await waitFor(() =>
      expect(storedState().packages).toEqual({ id: 2, featureIds: [1], parts: ["instagram" as const] }),
    );
    expect(alertStore.read()).toMatchObject({ type: "info", message: text("sync.taken-over") });
  });

  it.each([
    ["not-found", 404],
    ["forbidden", 403],
    ["unauthorized", 401],
  ] as const)("starting over is offered when the backend responds with %s", async (code, status) => {
    vi.mocked(getInformation).mockRejectedValue(new CallError(code, { status, call: "get-information" }));
    const { user, text } = openOnboarding("/onboarding/select-package/", signedUp);
    await user.click(await screen.findByRole("button", { name: text("sync.start-over") }));
    expect(screen.getByText("sign-up form")).toBeVisible();
    expect(storedState().wizardId).toBeNull();
  });

  it("unreadable stored data is reported as lost", async () => {
    const { text } = openOnboarding("/onboarding/select-package/", { ...signedUp, services: 3 as never });
    await waitFor(() => expect(alertStore.read()).toMatchObject({ message: text("sync.lost") }));
  });
});

describe("package selection in the onboarding", () => {
  it("the default package selection is sent as package 1 with its base feature", async () => {
    const { user, text } = openOnboarding("/onboarding/select-package/", signedUp);
    await user.dblClick(await screen.findByRole("button", { name: text("actions.continue") }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/setup/"));
    expect(selectPackage).toHaveBeenCalledTimes(1);
    const [sentCredentials, input] = vi.mocked(selectPackage).mock.calls[0] ?? [];
    expect(sentCredentials).toEqual(credentials);
    expect(input).toEqual({ package_id: 1, features_ids: [1] });
    expect(storedState()).toMatchObject({
      currentStep: "select-package",
      packages: { id: 1, featureIds: [1] },
    });
  });

  it("the package's remaining features are sent when one feature is switched off", async () => {
    const { user, text } = openOnboarding("/onboarding/select-package/", signedUp);
    await user.click(await screen.findByRole("switch", { name: "Voice calls" }));
    await user.click(screen.getByRole("button", { name: text("actions.continue") }));
    await waitFor(() => expect(selectPackage).toHaveBeenCalled());
    expect(vi.mocked(selectPackage).mock.calls[0]?.[1]).toEqual({ package_id: 1, features_ids: [7, 6] });
  });

  it("the selected Instagram-only package is sent, and leaves Instagram as the only setup part", async () => {
    const { user, text } = openOnboarding("/onboarding/select-package/", signedUp);
    await user.click(await screen.findByRole("radio", { name: "Instagram only" }));
    await user.click(screen.getByRole("button", { name: text("actions.continue") }));
    await waitFor(() =>
      expect(storedState().packages).toEqual({ id: 2, featureIds: [1], parts: ["instagram" as const] }),
    );
    expect(vi.mocked(selectPackage).mock.calls[0]?.[1]).toEqual({ package_id: 2, features_ids: [1] });
  });

  it("after a rejected choice, the screen stays open and shows the reason", async () => {
    vi.mocked(selectPackage).mockRejectedValueOnce(new CallError("server", { status: 500 }));
    const { user, text } = openOnboarding("/onboarding/select-package/", signedUp);
    await user.click(await screen.findByRole("button", { name: text("actions.continue") }));
    expect(await screen.findByText(stringsOf("tr", "errors")("server"))).toBeVisible();
    expect(navigate).not.toHaveBeenCalledWith("/onboarding/setup/");
    expect(storedState().packages).toBeNull();
  });
});

describe("onboarding setup screen", () => {
  it("the setup offers every part of the all-features package, all of which can be skipped", async () => {
    const { user, button } = openOnboarding("/onboarding/setup/", packaged);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(4);
    await user.click(button("actions.continue"));
    expect(storedState().currentStep).toBe("select-service");
    expect(navigate).toHaveBeenCalledWith("/onboarding/select-service/");
  });

  it("the setup offers only Instagram for the Instagram-only package", () => {
    openOnboarding("/onboarding/setup/", {
      ...signedUp,
      packages: { id: 2, featureIds: [1], parts: ["instagram" as const] },
    });
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  });

  it("the shop's address is suggested from the Instagram handle and reserved", async () => {
    vi.mocked(setUpStore).mockResolvedValue({ accepted: true });
    const choices = { ...initialState.choices, instagram: { pageId: "p", username: "Çiçek_Evi" } };
    const drafts = {
      ...initialState.drafts,
      signUp: { ...initialState.drafts.signUp, email: "ada@example.com" },
    };
    const { user, text } = openOnboarding("/onboarding/select-store/", { ...packaged, choices, drafts });
    expect(screen.getByRole("textbox", { name: text("store.sub-domain") })).toHaveValue("cicek-evi");
    await user.click(screen.getByRole("button", { name: text("store.action") }));
    await waitFor(() => expect(storedState().setupWizard.setup.subDomain).toBe("cicek-evi"));
    expect(vi.mocked(setUpStore).mock.calls[0]?.[1]).toEqual({
      email: "ada@example.com",
      sub_domain: "cicek-evi",
    });
  });

  it("a taken shop address is reported at its field", async () => {
    const fields = [{ field: "sub_domain", message: "Bu ad alınmış" }];
    vi.mocked(setUpStore).mockRejectedValueOnce(new CallError("conflict", { status: 409, fields }));
    const drafts = { ...initialState.drafts, store: { mail: "ada@example.com", subDomain: "cicek" } };
    const { user, text } = openOnboarding("/onboarding/select-store/", { ...packaged, drafts });
    await user.click(screen.getByRole("button", { name: text("store.action") }));
    const field = screen.getByRole("textbox", { name: text("store.sub-domain") });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining("Bu ad alınmış")));
    await waitFor(() => expect(field).toHaveFocus());
  });
});
