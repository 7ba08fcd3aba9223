import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getStoreSetup } from "@/services/operations/store";
import { initialState } from "@/state/initial-state";
import type { InstallationItem, OnboardingState } from "@/state/onboarding-state";
import { startVisit } from "./offer-fixtures";
import { onboardingFacts } from "../../helpers/onboarding-facts";
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
  startVisit();
  vi.mocked(getStoreSetup).mockReturnValue(new Promise(() => undefined));
});

describe("installation progress", () => {
  it.each(["tr", "en"] as const)("each waiting item has a reason and an estimate (%s)", async (locale) => {
    const items = keys.map((key) => ({ key, state: "waiting" as const }));
    const { text } = openOnboarding("/onboarding/progress/", installing(items), locale);
    for (const key of keys) {
      const item = screen.getByText(text(`progress.items.${key}`), { selector: "li *" }).closest("li");
      expect(item).toHaveAttribute("data-state", "waiting");
      expect(item).toHaveTextContent(text(`progress.reasons.${key}`));
    }
    expect(await screen.findByRole("img", { name: /0 \/ 5/ })).toBeVisible();
  });

  it("postponed parts are listed separately as waiting for a representative", () => {
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

  const { choices } = { ...initialState, ...summarised };
  it.each([
    ["@cicekevi", "instagram", choices, "https://ig.me/m/cicekevi"],
    [
      "+90 850 000 00 01",
      "whatsapp",
      { ...choices, whatsappNumber: "+908500000001" },
      "https://wa.me/908500000001?text=Merhaba",
    ],
  ] as const)(
    "the progress screen ends with a first message to %s and the shop's address",
    async (account, channel, made, address) => {
      const domain = `a.${onboardingFacts.storeDomain}`;
      const items: InstallationItem[] = [{ key: channel, state: "done" }];
      vi.mocked(getStoreSetup).mockResolvedValue({ domain, items, finished: true, tracked: true });
      const { text, user } = openOnboarding("/onboarding/progress/", { ...installing(items), choices: made });
      const link = await screen.findByRole("link", { name: text(`progress.first.open-${channel}`) });
      expect(link.getAttribute("href")?.startsWith(address)).toBe(true);
      expect(screen.getByText(text(`progress.first.${channel}`, { account }))).toBeVisible();
      await user.click(screen.getByRole("button", { name: text("device.continue.copy") }));
      expect(await navigator.clipboard.readText()).toBe(`https://${domain}/`);
      const application = screen.getByRole("link", { name: text("progress.application") });
      expect(application).toHaveAttribute("href", onboardingFacts.login);
    },
  );

  it("no first message is suggested if no account was connected", async () => {
    vi.mocked(getStoreSetup).mockResolvedValue({ domain: "", items: [], finished: true, tracked: true });
    const nothing = { ...installing([]), choices: initialState.choices };
    const { text } = openOnboarding("/onboarding/progress/", nothing);
    expect(await screen.findByText(text("progress.finished-title"))).toBeVisible();
    expect(screen.queryByText(text("progress.first.title"))).toBeNull();
  });
});

describe("preview beside the progress", () => {
  it("the preview appears beside the installation progress", () => {
    const { text } = openOnboarding("/onboarding/progress/", installing([]));
    expect(screen.getByRole("complementary", { name: text("preview.title") })).toHaveTextContent("@cicekevi");
  });

  it("the button above the footer's actions opens the preview in a dialog", async () => {
    const { user, text } = openOnboarding("/onboarding/setup/", summarised);
    await user.click(screen.getByRole("button", { name: /@cicekevi/ }));
    const window = screen.getByRole("dialog", { name: text("preview.title") });
    expect(within(window).getByRole("region", { name: text("preview.inbox") })).toHaveTextContent(
      "@cicekevi",
    );
  });

  it.each([
    [["storefront" as const], "-shop"],
    [["storefront" as const, "instagram" as const], ""],
  ])("the setup's texts match a package of %j", (parts, kind) => {
    const packages = { id: 3, featureIds: [6], parts };
    const { text } = openOnboarding("/onboarding/setup/", { ...summarised, packages });
    expect(screen.getByRole("heading", { level: 1, name: text(`setup.title${kind}`) })).toBeVisible();
    expect(screen.getByText(text(`setup.lead${kind}`))).toBeVisible();
  });
});
