import siteFacts from "../../../data/site.json";
import storeModule from "../../../data/store.json";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setupParts } from "@/config/channels";
import { listPackages } from "@/services/operations/offers";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { figures } from "../../helpers/figures";
import { offerLists, startVisit } from "./offer-fixtures";
import { openOnboarding, summarised } from "./open-onboarding";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/offers");

const price = (locale: "tr" | "en", change: { price: unknown } | null) => {
  offerLists(locale);
  if (!change) return;
  const feature = { id: 1, name: "x", included: true, optional: false, base: true, capability: null };
  const offer = { id: 1, name: "Paket", description: "", features: [feature], ...change };
  const list = { packages: [{ ...offer, most_preferred: false, coming_soon: false }] };
  vi.mocked(listPackages).mockResolvedValue(list as never);
};
const free = { price: { amount: 0, currency: "TRY", interval: "month" } };
/** Sign-up whose trial is active on any test date. */
const acceptance = {
  at: "2100-01-01T09:00:00.000Z",
  texts: [{ title: "G", version: "1", effectiveDate: "2026-01-01" }],
};
const { trialDays } = figures;
const lastDay = (locale: "tr" | "en") =>
  new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "tr", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(Date.parse(acceptance.at) + trialDays.value * 86_400_000),
  );
const running: Partial<OnboardingState> = { ...summarised, acceptance };

beforeEach(startVisit);

describe("amount due on package cards", () => {
  it("the amount due appears on the package card with the price from the backend", async () => {
    price("tr", null);
    const { text } = openOnboarding("/onboarding/select-package/", running);
    const card = (await screen.findByText("Bütün özellikler")).closest("li")!;
    expect(card).toHaveTextContent("$25 / ay");
    expect(card).toHaveTextContent(`Bugün ödeyeceğiniz: $0 · ${lastDay("tr")} tarihine kadar ücretsiz`);
    expect(screen.getByText(text("package.fees"))).toBeVisible();
  });

  it.each([
    ["tr", null, `Bugün ödeyeceğiniz: $0 · ${lastDay("tr")} tarihine kadar ücretsiz, sonra ayda $25`],
    ["en", null, `Due today: $0 · free until ${lastDay("en")}, then $25 a month`],
    [
      "tr",
      { price: null },
      `Bugün ödeyeceğiniz: $0 · ${lastDay("tr")} tarihine kadar ücretsiz, sonra size özel teklif`,
    ],
    ["en", { price: null }, `Due today: $0 · free until ${lastDay("en")}, then an offer made for you`],
    [
      "en",
      { price: { amount: 90, currency: "EUR", interval: null } },
      `Due today: €0 · free until ${lastDay("en")}, then €90`,
    ],
    ["tr", free, "Bugün ödeyeceğiniz: $0 · denemeden sonra da ücretsiz"],
    ["en", free, "Due today: $0 · free after the trial as well"],
  ] as const)("the amount due is shown (%s, %j)", async (locale, change, sentence) => {
    price(locale, change);
    const { unmount, text } = openOnboarding("/onboarding/confirmation/", running, locale);
    const row = screen.getByText(text("confirmation.rows.price")).parentElement!;
    expect(await within(row).findByText(sentence)).toBeVisible();
    unmount();
    const { user, button } = openOnboarding("/onboarding/select-package/", running, locale);
    await user.click(button("shell.menu"));
    await user.click(button("receipt.title"));
    const receipt = await screen.findByRole("dialog", { name: text("receipt.title") });
    expect(await within(receipt).findByText(sentence)).toBeInTheDocument();
  });

  it.each([
    ["tr", "Ücretsiz", "Bugün ödeyeceğiniz: $0 · denemeden sonra da ücretsiz"],
    ["en", "Free", "Due today: $0 · free after the trial as well"],
  ] as const)("a free package is described as free (%s)", async (locale, word, due) => {
    price(locale, free);
    openOnboarding("/onboarding/select-package/", running, locale);
    const card = (await screen.findByRole("radio", { name: "Paket" })).closest("li")!;
    expect(within(card).getByText(word)).toBeVisible();
    expect(within(card).getByText(due)).toBeVisible();
    expect(card).not.toHaveTextContent(/₺|TRY| \/ /);
  });

  it("the amount due is shown without the trial's end date if its start is unknown", async () => {
    price("tr", null);
    openOnboarding("/onboarding/confirmation/", summarised);
    expect(
      await screen.findByText(`Bugün ödeyeceğiniz: $0 · ${trialDays.value} gün ücretsiz, sonra ayda $25`),
    ).toBeVisible();
  });
});

describe("link to add setup parts", () => {
  it("the parts missing from the package are named, with a link to the package selection and back", async () => {
    price("tr", null);
    const packages = { id: 2, featureIds: [1], parts: ["instagram" as const] };
    const { user, text } = openOnboarding("/onboarding/setup/", { ...summarised, packages });
    await user.click(screen.getByText(text("setup.add.title")));
    const parts = setupParts.slice(1).map((part) => text(`setup.parts.${part}.title`));
    expect(screen.getByText(text("setup.add.text", { parts: parts.join(", ") }))).toBeVisible();
    const link = screen.getByRole("link", { name: text("setup.add.action") });
    expect(link).toHaveAttribute("href", "/onboarding/select-package/?back=setup");
  });
  it("the link to add parts is omitted if the package includes all of them", () => {
    price("tr", null);
    const { text } = openOnboarding("/onboarding/setup/", summarised);
    expect(screen.queryByText(text("setup.add.title"))).toBeNull();
  });
});

describe("preview of the setup", () => {
  const choices = {
    ...initialState.choices,
    instagram: { pageId: "p", username: "cicekevi" },
    facebookPage: "Çiçek Evi",
    whatsappNumber: "+908500000001",
  };
  const setupWizard = {
    ...initialState.setupWizard,
    setup: { mail: "a@b.example", subDomain: "cicek-evi" },
  };
  const open = (path: string, state: Partial<OnboardingState>) => {
    price("tr", null);
    const page = openOnboarding(path, { ...summarised, choices: initialState.choices, ...state });
    const side = screen.getByRole("complementary", { name: page.text("preview.title") });
    const part = (id: string) => within(side).queryByRole("region", { name: page.text(`preview.${id}`) });
    return { ...page, side, part };
  };

  it("before the first connection, the preview shows pending channels and the known shop data, but no phone", () => {
    const signUp = { ...initialState.drafts.signUp, companyName: "Işık Evi" };
    const drafts = { ...initialState.drafts, signUp };
    const { side, part, text } = open("/onboarding/setup/", { drafts });
    expect(side).toHaveTextContent(text("preview.empty"));
    expect(part("inbox")!.querySelectorAll("[data-look=choice]")).toHaveLength(3);
    expect(part("phone")).toBeNull();
    expect(part("shop")).toHaveTextContent(`isik-evi.${siteFacts.storeDomain}`);
    expect(part("shop")).toHaveTextContent("Işık Evi");
  });
  it("the preview shows a connected account with its first message, and the pending channels", () => {
    const { side, part, text } = open("/onboarding/setup/", {
      choices: { ...choices, whatsappNumber: null },
    });
    expect(part("inbox")).toHaveTextContent("@cicekevi");
    expect(part("phone")).toHaveTextContent("@cicekevi");
    expect(side).toHaveTextContent(text("preview.note"));
  });
  it("the preview has no pending channel once all are connected, and formats the phone number", () => {
    const { side, part, text } = open("/onboarding/setup/", { choices });
    expect(side).toHaveTextContent(text("preview.all"));
    expect(side).not.toHaveTextContent(text("preview.note"));
    const shown = [...part("inbox")!.querySelectorAll("strong")].map((name) => name.textContent);
    expect(shown).toEqual(["@cicekevi", "Çiçek Evi", "+90 850 000 00 01"]);
  });
  it("the preview shows the shop in the selected theme and colour, or in the first ones offered", () => {
    const { part, unmount } = open("/onboarding/setup/", { setupWizard });
    const theme = (shop: HTMLElement) => shop.querySelector<HTMLElement>("[data-theme]")!.dataset.theme;
    expect(part("shop")).toHaveTextContent(`cicek-evi.${siteFacts.storeDomain}`);
    expect(theme(part("shop")!)).toBe(storeModule.themes[0]!.id);
    unmount();
    const wizard = { ...setupWizard.wizard, look: { theme: "dergi", color: "night" } };
    const dressed = open("/onboarding/setup/", { setupWizard: { ...setupWizard, wizard } });
    expect(theme(dressed.part("shop")!)).toBe("dergi");
  });
  it("the preview has no inbox for a package without channels", () => {
    const packages = { id: 3, featureIds: [6], parts: ["storefront" as const] };
    const drafts = { ...initialState.drafts, packages };
    const { part, side, text } = open("/onboarding/setup/", { drafts, setupWizard });
    expect(part("inbox")).toBeNull();
    expect(part("shop")).toBeVisible();
    expect(side).not.toHaveTextContent(text("preview.empty"));
  });
  it("the preview shows only the shop while its address is being selected", () => {
    expect(open("/onboarding/select-store/", { choices }).part("inbox")).toBeNull();
  });
});
