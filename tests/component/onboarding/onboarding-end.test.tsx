import siteFacts from "../../../data/site.json";
import { act, screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CallError } from "@/services/errors";
import { completeOnboarding } from "@/services/operations/onboarding";
import { getStoreSetup } from "@/services/operations/store";
import { listExtraServices, listIntegrations, selectIntegration } from "@/services/operations/offers";
import { alertStore } from "@/ui/alert-center";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { stringsOf } from "../../helpers/strings-of";
import { completed, credentials, integrated, packaged, storedState } from "../../helpers/stored-onboarding";
import { startVisit } from "./offer-fixtures";
import { openOnboarding } from "./open-onboarding";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/store");
vi.mock("@/services/operations/offers");

beforeEach(startVisit);

describe("service and integration screens", () => {
  it("selected services are stored immediately", async () => {
    const sms = { code: "sms", name: "SMS", description: "…" };
    vi.mocked(listExtraServices).mockResolvedValue({ services: [sms] });
    const { user, button } = openOnboarding("/onboarding/select-service/", packaged);
    await user.click(await screen.findByRole("checkbox", { name: "SMS" }));
    expect(storedState().services).toEqual(["sms"]);
    await user.click(button("actions.continue"));
    expect(navigate).toHaveBeenCalledWith("/onboarding/select-integration/");
  });

  it.each([[[{ code: 5, name: "SMS", description: "…" }]], [[]]])(
    "carried-over add-ons that are not offered are dropped: %j",
    async (services) => {
      vi.mocked(listExtraServices).mockResolvedValue({ services });
      const carried = { ...packaged, services: ["domain", "5"] };
      const { user, text, button } = openOnboarding("/onboarding/select-service/", carried);
      if (services.length > 0) expect(await screen.findByRole("checkbox", { name: "SMS" })).toBeChecked();
      else expect(await screen.findByText(text("service.empty"))).toBeVisible();
      await user.click(button("actions.continue"));
      expect(storedState().services).toEqual(services.map(({ code }) => code));
    },
  );

  it("'no integration' is sent if no other option is selected", async () => {
    const shop = { type: "shopio", name: "Shopio", description: "…" };
    vi.mocked(listIntegrations).mockResolvedValue({ integrations: [shop] });
    vi.mocked(selectIntegration).mockResolvedValue({ accepted: true });
    const { user, text, button } = openOnboarding("/onboarding/select-integration/", packaged);
    expect(await screen.findByRole("radio", { name: text("integration.none") })).toBeChecked();
    await user.click(button("actions.continue"));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/confirmation/"));
    expect(vi.mocked(selectIntegration).mock.calls[0]?.[1]).toEqual({ integration_type: "none" });
    expect(storedState()).toMatchObject({ currentStep: "confirmation", choices: { integration: "none" } });
  });
});

describe("confirmation screen", () => {
  beforeEach(() => vi.mocked(completeOnboarding).mockReset());

  it.each([
    ["tr", "Kullanıcı sözleşmesini kabul etmeniz gerekmektedir!"],
    ["en", "You must accept user aggreement!"],
  ] as const)("the confirmation requires the user agreement (%s)", async (locale, message) => {
    const { user, text, button } = openOnboarding("/onboarding/confirmation/", integrated, locale);
    await user.click(button("confirmation.action"));
    expect(alertStore.read()).toMatchObject({ type: "error", message });
    const box = screen.getByRole("checkbox", { name: text("confirmation.agreement") });
    expect(box).toHaveAccessibleDescription(message);
    expect(completeOnboarding).not.toHaveBeenCalled();
  });

  it("the confirmation completes the onboarding once and opens the progress screen", async () => {
    const configurate_services = {
      domain: `ada.${siteFacts.storeDomain}`,
      items: [{ key: "instagram" as const, state: "waiting" as const }],
    };
    vi.mocked(completeOnboarding).mockResolvedValue({ configurate_services });
    vi.mocked(getStoreSetup).mockReturnValue(new Promise(() => undefined));
    const { user, text, button } = openOnboarding("/onboarding/confirmation/", integrated);
    await user.click(screen.getByRole("checkbox", { name: text("confirmation.agreement") }));
    await user.dblClick(button("confirmation.action"));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/progress/"));
    expect(completeOnboarding).toHaveBeenCalledTimes(1);
    expect(vi.mocked(completeOnboarding).mock.calls[0]?.slice(0, 2)).toEqual([credentials, { pdpa: true }]);
    expect(storedState()).toMatchObject({ currentStep: "progress", setupConfigList: configurate_services });
  });
});

describe("progress screen", () => {
  const installation = (finished: boolean, domain = `ada.${siteFacts.storeDomain}`) => ({
    domain,
    items: [{ key: "instagram" as const, state: finished ? ("done" as const) : ("doing" as const) }],
    finished,
    tracked: true,
  });

  it("“Start using” is disabled until the installation is complete, then links to the shop", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.mocked(getStoreSetup).mockResolvedValueOnce(installation(false)).mockResolvedValue(installation(true));
    const { text } = openOnboarding("/onboarding/progress/", completed);
    const start = () => screen.getByRole("link", { name: text("progress.start") });
    expect(start()).toHaveAttribute("aria-disabled", "true");
    expect(start()).not.toHaveAttribute("href");
    const item = () => screen.getByText(text("progress.items.instagram"), { selector: "li *" }).closest("li");
    await waitFor(() => expect(item()).toHaveAttribute("data-state", "doing"));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(item()).toHaveAttribute("data-state", "done");
    expect(start()).toHaveAttribute("href", `https://ada.${siteFacts.storeDomain}/`);
    vi.useRealTimers();
  });

  it("“Start using” never links to an unknown host", async () => {
    vi.mocked(getStoreSetup).mockResolvedValue(installation(true, `evil.example#.${siteFacts.storeDomain}`));
    const { text } = openOnboarding("/onboarding/progress/", completed);
    expect(await screen.findByText(text("progress.bad-address"))).toBeVisible();
    const start = screen.getByRole("link", { name: text("progress.start") });
    expect(start).toHaveAttribute("href", onboardingFacts.login);
  });

  const overloaded = (retryAfterSeconds: number) => new CallError("rate-limited", { retryAfterSeconds });

  it("the progress is never polled before the time requested by the backend", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.mocked(getStoreSetup)
      .mockReset()
      .mockRejectedValueOnce(overloaded(60))
      .mockResolvedValueOnce(installation(false))
      .mockResolvedValue(installation(true));
    const { text } = openOnboarding("/onboarding/progress/", completed);
    const wait = stringsOf("tr", "errors")("wait-seconds", { count: 60 });
    expect(await screen.findByText(new RegExp(wait.replace(/[.]$/, "")))).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    window.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(getStoreSetup).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(getStoreSetup).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole("heading", { level: 1, name: text("progress.finished-title") })).toBeVisible();
    vi.useRealTimers();
  });

  it("“Start using” is enabled when the backend requests a wait longer than the limit", async () => {
    vi.mocked(getStoreSetup).mockReset().mockRejectedValue(overloaded(3_600));
    const { text } = openOnboarding("/onboarding/progress/", completed);
    expect(await screen.findByText(text("progress.stuck"))).toBeVisible();
    expect(screen.getByRole("link", { name: text("progress.start") })).toHaveAttribute("href");
  });
});
