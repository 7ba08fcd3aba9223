import siteFacts from "../../../data/site.json";
import { setupParts } from "@/lib/setup-parts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "@/config/languages";
import { loadScreens } from "@/features/onboarding/lazy-screens";
import { OnboardingApp } from "@/features/onboarding/onboarding-app";
import { CallError } from "@/services/errors";
import { completeOnboarding } from "@/services/operations/complete-onboarding";
import { getInformation } from "@/services/operations/get-information";
import { getStoreSetup } from "@/services/operations/get-store-setup";
import { listExtraServices } from "@/services/operations/list-extra-services";
import { listIntegrations } from "@/services/operations/list-integrations";
import { listPackages } from "@/services/operations/list-packages";
import { selectIntegration } from "@/services/operations/select-integration";
import { selectPackage } from "@/services/operations/select-package";
import { setUpStore } from "@/services/operations/set-up-store";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { storageKey } from "@/state/use-onboarding-state";
import { alertStore } from "@/ui/alert-center";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

beforeAll(loadScreens);

vi.mock("@/services/operations/complete-onboarding", () => ({ completeOnboarding: vi.fn() }));
vi.mock("@/services/operations/get-information", () => ({ getInformation: vi.fn() }));
vi.mock("@/services/operations/get-store-setup", () => ({ getStoreSetup: vi.fn() }));
vi.mock("@/services/operations/list-extra-services", () => ({ listExtraServices: vi.fn() }));
vi.mock("@/services/operations/list-integrations", () => ({ listIntegrations: vi.fn() }));
vi.mock("@/services/operations/list-packages", () => ({ listPackages: vi.fn() }));
vi.mock("@/services/operations/select-integration", () => ({ selectIntegration: vi.fn() }));
vi.mock("@/services/operations/select-package", () => ({ selectPackage: vi.fn() }));
vi.mock("@/services/operations/set-up-store", () => ({ setUpStore: vi.fn() }));

const credentials = { id: "w1", hash: "h1" };
const price = { amount: 25, currency: "USD", interval: "month" as const };
const feature = { included: true, optional: false, base: false, capability: null };
const inbox = { ...feature, id: 1, name: "Shared inbox", base: true };
const instagram = { ...feature, id: 7, name: "Instagram", capability: "instagram" as const };
const shopping = { ...feature, id: 6, name: "Store", optional: true, capability: "storefront" as const };
const voice = { ...feature, id: 4, name: "Voice calls", optional: true };
const common = { description: "…", price, coming_soon: false };
const packages = [
  {
    ...common,
    id: 1,
    name: "All features",
    features: [inbox, instagram, shopping, voice],
    most_preferred: true,
  },
  {
    ...common,
    id: 2,
    name: "Instagram only",
    features: [inbox, instagram],
    most_preferred: false,
  },
];
const known = {
  customer: { name: "Ada", email: "ada@example.com" },
  package: null,
  instagram: null,
  facebook: null,
  whatsapp: null,
  integration_type: null,
  services: null,
  store_setup: null,
  configurate_services: null,
};

const signedUp: Partial<OnboardingState> = {
  wizardId: "w1",
  hash: "h1",
  isShow: false,
  currentStep: "select-package",
};
const packaged: Partial<OnboardingState> = {
  ...signedUp,
  packages: { id: 1, featureIds: [1], parts: [...setupParts] },
};
const integrated: Partial<OnboardingState> = {
  ...packaged,
  currentStep: "confirmation",
  choices: { ...initialState.choices, integration: "none" },
};
const completed: Partial<OnboardingState> = {
  ...integrated,
  currentStep: "progress",
  setupConfigList: {
    domain: `ada.${siteFacts.storeDomain}`,
    items: [{ key: "instagram", state: "waiting" }],
  },
};

function open(path: string, state: Partial<OnboardingState>, locale: Locale = "tr") {
  localStorage.setItem(storageKey, JSON.stringify({ ...initialState, ...state }));
  const [pathname = "", search = ""] = path.split("?");
  renderPage(
    <OnboardingApp
      location={{ pathname: locale === "tr" ? pathname : `/en${pathname}`, search: search && `?${search}` }}
      facts={onboardingFacts}
      signUp={<p>sign-up form</p>}
    />,
    { locale, path: pathname },
  );
  const text = stringsOf(locale, "onboarding");
  return {
    user: userEvent.setup(),
    text,
    button: (key: string) => screen.getByRole("button", { name: text(key) }),
  };
}
const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? "{}") as OnboardingState;

beforeEach(() => {
  vi.mocked(navigate).mockClear();
  vi.mocked(getInformation).mockResolvedValue(known);
  vi.mocked(listPackages).mockResolvedValue({ packages });
  vi.mocked(selectPackage).mockReset();
  vi.mocked(selectPackage).mockResolvedValue({ accepted: true });
});

describe("onboarding", () => {
  it("shows the sign-up and leads there from any screen without credentials", () => {
    const { text } = open("/onboarding/confirmation/", {}, "en");
    expect(screen.getByRole("heading", { level: 1, name: text("customer-information.title") })).toHaveFocus();
    expect(screen.getByText("sign-up form")).toBeVisible();
    expect(navigate).toHaveBeenCalledWith("/en/onboarding/customer-information/", { replace: true });
  });

  it("draws the pager with one active step", async () => {
    const { text } = open("/onboarding/setup/", { ...packaged, currentStep: "select-service" });
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
  ])("leads from %s to where the visitor can go on", async (path, state, target) => {
    vi.mocked(getStoreSetup).mockReturnValue(new Promise(() => undefined));
    open(path, state);
    expect(navigate).toHaveBeenCalledWith(target, { replace: true });
    await act(async () => Promise.resolve());
  });

  it("takes over what was finished elsewhere and says so", async () => {
    const chosen = { id: 2, features_ids: [1], capabilities: ["instagram" as const] };
    vi.mocked(getInformation).mockResolvedValue({ ...known, package: chosen });
    const { text } = open("/onboarding/select-package/", signedUp);
    await waitFor(() =>
      expect(stored().packages).toEqual({ id: 2, featureIds: [1], parts: ["instagram" as const] }),
    );
    expect(alertStore.read()).toMatchObject({ type: "info", message: text("sync.taken-over") });
  });

  it("offers a new start when the backend no longer knows the onboarding", async () => {
    vi.mocked(getInformation).mockRejectedValue(new CallError("not-found", { status: 404 }));
    const { user, text } = open("/onboarding/select-package/", signedUp);
    await user.click(await screen.findByRole("button", { name: text("sync.start-over") }));
    expect(screen.getByText("sign-up form")).toBeVisible();
    expect(stored().wizardId).toBeNull();
  });

  it("tells that stored content was lost", async () => {
    const { text } = open("/onboarding/select-package/", { ...signedUp, services: 3 as never });
    await waitFor(() => expect(alertStore.read()).toMatchObject({ message: text("sync.lost") }));
  });
});

describe("package selection", () => {
  it("sends the untouched default as package 1 with its base feature", async () => {
    const { user, text } = open("/onboarding/select-package/", signedUp);
    await user.dblClick(await screen.findByRole("button", { name: text("actions.continue") }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/setup/"));
    expect(selectPackage).toHaveBeenCalledTimes(1);
    const [sentCredentials, input] = vi.mocked(selectPackage).mock.calls[0] ?? [];
    expect(sentCredentials).toEqual(credentials);
    expect(input).toEqual({ package_id: 1, features_ids: [1] });
    expect(stored()).toMatchObject({ currentStep: "select-package", packages: { id: 1, featureIds: [1] } });
  });

  it("sends what is left on when a feature is switched off", async () => {
    const { user, text } = open("/onboarding/select-package/", signedUp);
    await user.click(await screen.findByRole("switch", { name: "Voice calls" }));
    await user.click(screen.getByRole("button", { name: text("actions.continue") }));
    await waitFor(() => expect(selectPackage).toHaveBeenCalled());
    expect(vi.mocked(selectPackage).mock.calls[0]?.[1]).toEqual({ package_id: 1, features_ids: [7, 6] });
  });

  it("sends the Instagram-only package and then asks for Instagram alone", async () => {
    const { user, text } = open("/onboarding/select-package/", signedUp);
    await user.click(await screen.findByRole("radio", { name: "Instagram only" }));
    await user.click(screen.getByRole("button", { name: text("actions.continue") }));
    await waitFor(() =>
      expect(stored().packages).toEqual({ id: 2, featureIds: [1], parts: ["instagram" as const] }),
    );
    expect(vi.mocked(selectPackage).mock.calls[0]?.[1]).toEqual({ package_id: 2, features_ids: [1] });
  });

  it("shows why the packages could not be loaded, and loads them again", async () => {
    vi.mocked(listPackages).mockRejectedValueOnce(
      new CallError("server", { status: 500, serverMessage: "Olmadı" }),
    );
    const { user, text } = open("/onboarding/select-package/", signedUp);
    await user.click(await screen.findByRole("button", { name: text("remote.retry") }));
    expect(alertStore.read()).toMatchObject({ type: "error", message: "Olmadı" });
    expect(await screen.findByRole("radio", { name: "All features" })).toBeChecked();
  });

  it("stays and says why when the choice is refused", async () => {
    vi.mocked(selectPackage).mockRejectedValueOnce(new CallError("server", { status: 500 }));
    const { user, text } = open("/onboarding/select-package/", signedUp);
    await user.click(await screen.findByRole("button", { name: text("actions.continue") }));
    expect(await screen.findByText(stringsOf("tr", "errors")("server"))).toBeVisible();
    expect(navigate).not.toHaveBeenCalledWith("/onboarding/setup/");
    expect(stored().packages).toBeNull();
  });
});

describe("setup", () => {
  it("asks for every part of the all-features package and goes on without any", async () => {
    const { user, text, button } = open("/onboarding/setup/", packaged);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(4);
    await user.click(button("actions.continue"));
    expect(stored().currentStep).toBe("select-service");
    expect(navigate).toHaveBeenCalledWith("/onboarding/select-service/");
    expect(text("setup.connect")).not.toBe("");
  });

  it("asks for Instagram alone with the Instagram-only package", () => {
    open("/onboarding/setup/", {
      ...signedUp,
      packages: { id: 2, featureIds: [1], parts: ["instagram" as const] },
    });
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  });

  it("reserves the shop's address, suggested from the Instagram account", async () => {
    vi.mocked(setUpStore).mockResolvedValue({ accepted: true });
    const choices = { ...initialState.choices, instagram: { pageId: "p", username: "Çiçek_Evi" } };
    const drafts = {
      ...initialState.drafts,
      signUp: { ...initialState.drafts.signUp, email: "ada@example.com" },
    };
    const { user, text } = open("/onboarding/select-store/", { ...packaged, choices, drafts });
    expect(screen.getByRole("textbox", { name: text("store.sub-domain") })).toHaveValue("cicek-evi");
    await user.click(screen.getByRole("button", { name: text("store.action") }));
    await waitFor(() => expect(stored().setupWizard.setup.subDomain).toBe("cicek-evi"));
    expect(vi.mocked(setUpStore).mock.calls[0]?.[1]).toEqual({
      email: "ada@example.com",
      sub_domain: "cicek-evi",
    });
  });

  it("shows at the field that an address is taken", async () => {
    const fields = [{ field: "sub_domain", message: "Bu ad alınmış" }];
    vi.mocked(setUpStore).mockRejectedValueOnce(new CallError("conflict", { status: 409, fields }));
    const drafts = { ...initialState.drafts, store: { mail: "ada@example.com", subDomain: "cicek" } };
    const { user, text } = open("/onboarding/select-store/", { ...packaged, drafts });
    await user.click(screen.getByRole("button", { name: text("store.action") }));
    const field = screen.getByRole("textbox", { name: text("store.sub-domain") });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining("Bu ad alınmış")));
    await waitFor(() => expect(field).toHaveFocus());
  });
});

describe("services and integration", () => {
  it("keeps the chosen services", async () => {
    const sms = { code: "sms", name: "SMS", description: "…" };
    vi.mocked(listExtraServices).mockResolvedValue({ services: [sms] });
    const { user, button } = open("/onboarding/select-service/", packaged);
    await user.click(await screen.findByRole("checkbox", { name: "SMS" }));
    expect(stored().services).toEqual(["sms"]);
    await user.click(button("actions.continue"));
    expect(navigate).toHaveBeenCalledWith("/onboarding/select-integration/");
  });

  it("sends 'no integration' when nothing else is chosen", async () => {
    const shop = { type: "shopio", name: "Shopio", description: "…" };
    vi.mocked(listIntegrations).mockResolvedValue({ integrations: [shop] });
    vi.mocked(selectIntegration).mockResolvedValue({ accepted: true });
    const { user, text, button } = open("/onboarding/select-integration/", packaged);
    expect(await screen.findByRole("radio", { name: text("integration.none") })).toBeChecked();
    await user.click(button("actions.continue"));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/confirmation/"));
    expect(vi.mocked(selectIntegration).mock.calls[0]?.[1]).toEqual({ integration_type: "none" });
    expect(stored()).toMatchObject({ currentStep: "confirmation", choices: { integration: "none" } });
  });
});

describe("confirmation", () => {
  beforeEach(() => vi.mocked(completeOnboarding).mockReset());

  it.each([
    ["tr", "Kullanıcı sözleşmesini kabul etmeniz gerekmektedir!"],
    ["en", "You must accept user aggreement!"],
  ] as const)("needs the user agreement (%s)", async (locale, message) => {
    const { user, text, button } = open("/onboarding/confirmation/", integrated, locale);
    await user.click(button("confirmation.action"));
    expect(alertStore.read()).toMatchObject({ type: "error", message });
    const box = screen.getByRole("checkbox", { name: text("confirmation.agreement") });
    expect(box).toHaveAccessibleDescription(message);
    expect(completeOnboarding).not.toHaveBeenCalled();
  });

  it("completes once and opens the progress", async () => {
    const configurate_services = {
      domain: `ada.${siteFacts.storeDomain}`,
      items: [{ key: "instagram" as const, state: "waiting" as const }],
    };
    vi.mocked(completeOnboarding).mockResolvedValue({ configurate_services });
    vi.mocked(getStoreSetup).mockReturnValue(new Promise(() => undefined));
    const { user, text, button } = open("/onboarding/confirmation/", integrated);
    await user.click(screen.getByRole("checkbox", { name: text("confirmation.agreement") }));
    await user.dblClick(button("confirmation.action"));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/progress/"));
    expect(completeOnboarding).toHaveBeenCalledTimes(1);
    expect(vi.mocked(completeOnboarding).mock.calls[0]?.slice(0, 2)).toEqual([credentials, { pdpa: true }]);
    expect(stored()).toMatchObject({ currentStep: "progress", setupConfigList: configurate_services });
  });
});

describe("progress", () => {
  const installation = (finished: boolean, domain = `ada.${siteFacts.storeDomain}`) => ({
    domain,
    items: [{ key: "instagram" as const, state: finished ? ("done" as const) : ("doing" as const) }],
    finished,
    tracked: true,
  });

  it("keeps 'start using' disabled until everything is done, then leads to the shop", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.mocked(getStoreSetup).mockResolvedValueOnce(installation(false)).mockResolvedValue(installation(true));
    const { text } = open("/onboarding/progress/", completed);
    const start = () => screen.getByRole("link", { name: text("progress.start") });
    expect(start()).toHaveAttribute("aria-disabled", "true");
    expect(start()).not.toHaveAttribute("href");
    const item = () => screen.getByText(text("progress.items.instagram")).closest("li");
    await waitFor(() => expect(item()).toHaveAttribute("data-state", "doing"));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(item()).toHaveAttribute("data-state", "done");
    expect(start()).toHaveAttribute("href", `https://ada.${siteFacts.storeDomain}/`);
    vi.useRealTimers();
  });

  it("never leads to another host", async () => {
    vi.mocked(getStoreSetup).mockResolvedValue(installation(true, `evil.example#.${siteFacts.storeDomain}`));
    const { text } = open("/onboarding/progress/", completed);
    expect(await screen.findByText(text("progress.bad-address"))).toBeVisible();
    const start = screen.getByRole("link", { name: text("progress.start") });
    expect(start).toHaveAttribute("href", onboardingFacts.login);
  });

  it("says why a look failed and goes on looking", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.mocked(getStoreSetup)
      .mockRejectedValueOnce(new CallError("offline"))
      .mockResolvedValue(installation(true));
    const { text } = open("/onboarding/progress/", completed);
    expect(await screen.findByText(stringsOf("tr", "errors")("offline"))).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole("heading", { level: 1, name: text("progress.finished-title") })).toBeVisible();
    vi.useRealTimers();
  });
});
