import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { longWait } from "@/async/long-wait";
import { patience } from "@/features/onboarding/use-installation";
import { CallError } from "@/services/errors";
import { completeOnboarding } from "@/services/operations/onboarding";
import { getStoreSetup } from "@/services/operations/store";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { startVisit } from "./offer-fixtures";
import { openOnboarding, summarised } from "./open-onboarding";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/store");
vi.mock("@/services/operations/offers");

const waiting = { key: "whatsapp", state: "waiting" as const };
const installing = (
  setup: Partial<OnboardingState["setupWizard"]["setup"]> = {},
): Partial<OnboardingState> => ({
  ...summarised,
  currentStep: "progress",
  setupConfigList: { domain: "", items: [waiting] },
  setupWizard: { ...initialState.setupWizard, setup: { mail: "", subDomain: "", ...setup } },
});

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const start = (name: string) => screen.getByRole("link", { name });

beforeEach(() => {
  vi.useFakeTimers();
  startVisit();
});
afterEach(() => vi.useRealTimers());

describe("the “Start using” link", () => {
  it("the “Start using” link opens the application, without an error, for a customer who has no shop", async () => {
    const items = [{ ...waiting, state: "done" as const }];
    vi.mocked(getStoreSetup).mockResolvedValue({ domain: "", items, finished: true, tracked: true });
    const { text } = openOnboarding("/onboarding/progress/", installing());
    await tick(10);
    expect(start(text("progress.start"))).toHaveAttribute("href", onboardingFacts.login);
    expect(screen.queryByText(text("progress.bad-address"))).toBeNull();
  });

  it("the “Start using” link opens the selected shop without waiting if the backend reports no progress", async () => {
    vi.mocked(getStoreSetup).mockResolvedValue({ domain: "", items: [], finished: false, tracked: false });
    const { text } = openOnboarding("/onboarding/progress/", installing({ subDomain: "ada" }), "en");
    expect(start(text("progress.start"))).not.toHaveAttribute("href");
    await tick(10);
    expect(start(text("progress.start"))).toHaveAttribute(
      "href",
      `https://ada.${onboardingFacts.storeDomain}/`,
    );
    expect(screen.getByText(text("progress.untracked"))).toBeVisible();
    expect(
      screen.getByText(text("progress.items.whatsapp"), { selector: "li *" }).closest("li"),
    ).toHaveAttribute("data-state", "waiting");
  });

  it.each([
    [
      "makes no progress",
      () => Promise.resolve({ domain: "", items: [waiting], finished: false, tracked: true }),
    ],
    ["cannot be read", () => Promise.reject(new CallError("forbidden"))],
  ])("the link is eventually enabled when the installation %s", async (_, answer) => {
    vi.mocked(getStoreSetup).mockImplementation(answer);
    const { text } = openOnboarding("/onboarding/progress/", installing({ subDomain: "ada" }));
    await tick(patience - 1_000);
    expect(start(text("progress.start"))).not.toHaveAttribute("href");
    await tick(15_000);
    expect(start(text("progress.start"))).toHaveAttribute("href", onboardingFacts.login);
    expect(screen.getByText(text("progress.stuck"))).toBeVisible();
  });

  it.each([
    ["forward", 1],
    ["back", -1],
  ])("the link has the same delay when the visitor's clock is set %s", async (_, years) => {
    const answer = { domain: "", items: [waiting], finished: false, tracked: true };
    vi.mocked(getStoreSetup).mockResolvedValue(answer);
    const { text } = openOnboarding("/onboarding/progress/", installing({ subDomain: "ada" }));
    await tick(5_000);
    vi.setSystemTime(Date.now() + years * 365 * 24 * 60 * 60_000);
    await tick(patience - 6_000);
    expect(start(text("progress.start"))).not.toHaveAttribute("href");
    await tick(15_000);
    expect(screen.getByText(text("progress.stuck"))).toBeVisible();
  });
});

it("the summary reports that the selected package is no longer offered", async () => {
  const gone = { id: 7, featureIds: [1], parts: summarised.packages?.parts ?? [] };
  const { text } = openOnboarding("/onboarding/confirmation/", { ...summarised, packages: gone });
  await tick(300);
  expect(screen.getByText(text("confirmation.package-gone"))).toBeVisible();
  expect(screen.queryByText(text("confirmation.chosen-package"))).toBeNull();
});

it("a message after a few seconds explains that the confirmation may take a minute", async () => {
  vi.mocked(completeOnboarding).mockReturnValue(new Promise(() => undefined));
  const state = { ...summarised, drafts: { ...initialState.drafts, hasAgreed: true } };
  const { text, button } = openOnboarding("/onboarding/confirmation/", state);
  await tick(300);
  await act(async () => Promise.resolve(button("confirmation.action").click()));
  await tick(longWait - 100);
  expect(screen.queryByText(text("remote.long-wait"))).toBeNull();
  await tick(200);
  expect(screen.getByText(text("remote.long-wait"))).toBeVisible();
});
