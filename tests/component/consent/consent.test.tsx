import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Consent } from "@/features/consent/consent";
import { ConsentSection } from "@/features/consent/consent-section";
import { consentKey, resetConsentStore } from "@/features/consent/consent-store";
import { loadTags } from "@/features/consent/load-tags";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

vi.mock("@/config/third-parties", async (original) => ({
  ...(await original<typeof import("@/config/third-parties")>()),
  configuredThirdParties: ["tagManager", "pixel"],
  askedCategories: ["measurement", "marketing"],
  hasThirdParties: true,
  consentVersion: 3,
}));
vi.mock("@/features/consent/load-tags", () => ({ loadTags: vi.fn(), hasLoadedTags: () => false }));

const load = vi.mocked(loadTags);
const text = stringsOf("tr", "consent");
const legal = stringsOf("tr", "legal");
const stored = () => JSON.parse(localStorage.getItem(consentKey) ?? "null") as Record<string, unknown> | null;
const decideEarlier = (version: number) => {
  const asked = ["measurement", "marketing"];
  localStorage.setItem(
    consentKey,
    JSON.stringify({ version, asked, granted: ["marketing"], at: "2026-01-01" }),
  );
  resetConsentStore();
};
const banner = () => screen.queryByRole("region", { name: text("banner.title") });

const observe = { observe: vi.fn(), disconnect: vi.fn(), unobserve: vi.fn() };

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", function ResizeObserver() {
    return observe;
  });
  // jsdom has no navigation entries.
  vi.stubGlobal("performance", Object.assign(performance, { getEntriesByType: () => [] }));
  resetConsentStore();
  load.mockReset();
});

function show() {
  const user = userEvent.setup();
  renderPage(
    <>
      <Consent />
      <ConsentSection />
    </>,
    { path: "/cookie/" },
  );
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { user, press };
}

describe("consent banner and choices", () => {
  it("the banner has two equally prominent buttons, and no script loads before a decision", () => {
    show();
    const within_ = within(banner() as HTMLElement);
    const accept = within_.getByRole("button", { name: text("accept") });
    const reject = within_.getByRole("button", { name: text("reject") });
    expect(accept.className).toBe(reject.className);
    expect(screen.getByText(legal("consent.undecided"))).toBeInTheDocument();
    expect(document.activeElement).toBe(document.body);
    expect(load).not.toHaveBeenCalled();
  });

  it("no script loads after consent is refused, and the banner does not reappear", async () => {
    const { press } = show();
    await press(text("reject"));
    expect(banner()).toBeNull();
    expect(load).not.toHaveBeenCalled();
    expect(stored()).toMatchObject({ version: 3, asked: ["measurement", "marketing"], granted: [] });
  });

  it("only scripts in granted categories load", async () => {
    const { press } = show();
    await press(text("accept"));
    await waitFor(() => expect(load).toHaveBeenCalledWith(["measurement", "marketing"], "tr"));
    expect(banner()).toBeNull();
  });

  it("consent can be given per category, and withdrawn on the cookie page", async () => {
    const { user, press } = show();
    await press(text("choose"));
    const dialog = screen.getByRole("dialog", { name: text("preferences.title") });
    expect(within(dialog).getByLabelText(text("necessary.label"))).toBeDisabled();
    expect(within(dialog).queryByLabelText(text("social.label"))).toBeNull();
    await user.click(within(dialog).getByLabelText(text("measurement.label")));
    await press(text("preferences.save"));
    expect(stored()).toMatchObject({ granted: ["measurement"] });
    expect(load).toHaveBeenLastCalledWith(["measurement"], "tr");

    document.cookie = "_ga=1;path=/";
    await press(legal("consent.change"));
    await user.click(screen.getByLabelText(text("measurement.label")));
    await press(text("preferences.save"));
    expect(stored()).toMatchObject({ granted: [] });
    expect(document.cookie).not.toContain("_ga");
  });

  it("the banner reappears when the version of the consent question has changed", () => {
    decideEarlier(2);
    show();
    expect(banner()).not.toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it("scripts load immediately, without the banner, after consent in an earlier visit", () => {
    decideEarlier(3);
    show();
    expect(banner()).toBeNull();
    expect(load).toHaveBeenCalledWith(["marketing"], "tr");
  });
});
