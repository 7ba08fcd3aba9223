import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { previewChannels } from "@/features/onboarding/preview/preview-channels";
import { clearVisitMemory } from "@/state/memory-store";
import { getInformation } from "@/services/operations/onboarding";
import { getStoreSetup } from "@/services/operations/store";
import { initialState } from "@/state/initial-state";
import type { InstallationItem, OnboardingState } from "@/state/onboarding-state";
import { nothingKnown, offerLists } from "./offer-fixtures";
import { openOnboarding, summarised } from "./open-onboarding";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/store");
vi.mock("@/services/operations/offers");

const keys = ["whatsapp", "instagram", "store", "company", "credentials"] as const;
const installing = (items: InstallationItem[]): Partial<OnboardingState> => ({
  ...summarised,
  currentStep: "progress",
  setupConfigList: { domain: "a.kanalya-store.example", items },
});

beforeEach(() => {
  clearVisitMemory();
  vi.mocked(getInformation).mockResolvedValue(nothingKnown);
  vi.mocked(getStoreSetup).mockReturnValue(new Promise(() => undefined));
  offerLists("tr");
});

describe("progress", () => {
  it.each(["tr", "en"] as const)(
    "gives each waiting item a reason and an expectation (%s)",
    async (locale) => {
      const items = keys.map((key) => ({ key, state: "waiting" as const }));
      const { text } = openOnboarding("/onboarding/progress/", installing(items), locale);
      for (const key of keys) {
        const item = screen.getByText(text(`progress.items.${key}`), { selector: "li *" }).closest("li");
        expect(item).toHaveAttribute("data-state", "waiting");
        expect(item).toHaveTextContent(text(`progress.reasons.${key}`));
      }
      expect(await screen.findByRole("img", { name: /0 \/ 5/ })).toBeVisible();
    },
  );

  it("keeps what was left for later apart: it waits for a representative and is never done by itself", () => {
    const items: InstallationItem[] = [
      { key: "instagram", state: "done" },
      { key: "company", state: "doing" },
    ];
    const { text } = openOnboarding("/onboarding/progress/", installing(items));
    const later = within(screen.getByRole("region", { name: text("progress.later.title") }));
    const rows = later.getAllByRole("listitem");
    expect(rows.map((item) => item.dataset.state)).toEqual(["waiting", "waiting", "waiting"]);
    for (const part of ["facebook-page", "whatsapp-number", "storefront"])
      expect(later.getByText(text(`setup.parts.${part}.title`))).toBeVisible();
    expect(later.queryByText(text("setup.parts.instagram.title"))).toBeNull();
    expect(screen.getByRole("img", { name: /1 \/ 2/ })).toBeVisible();
  });
});

describe("preview", () => {
  const state: OnboardingState = { ...initialState, ...summarised };
  it("shows the channels of the marked package, connected ones by name", () => {
    expect(previewChannels(state)).toEqual([
      { channel: "instagram", account: "@cicekevi" },
      { channel: "messenger", account: null },
      { channel: "whatsapp", account: null },
    ]);
    const packages = { id: 2, featureIds: [1], parts: ["instagram" as const] };
    expect(previewChannels({ ...state, drafts: { ...state.drafts, packages } })).toHaveLength(1);
  });

  it.each(["setup", "progress"])("stands beside the screen %s", (path) => {
    const state = path === "setup" ? summarised : installing([]);
    const { text } = openOnboarding(`/onboarding/${path}/`, state);
    expect(screen.getByRole("complementary", { name: text("preview.title") })).toHaveTextContent("@cicekevi");
  });
});
