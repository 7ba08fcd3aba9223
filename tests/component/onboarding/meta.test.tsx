import { setupParts } from "@/config/channels";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { messageOfDialog } from "@/features/onboarding/meta/stand-in-connection";
import { loadScreens } from "@/templates/load-screens";
import { OnboardingApp } from "@/features/onboarding/onboarding-app";
import { CallError } from "@/services/errors";
import {
  configureFacebook,
  configureInstagram,
  configureWhatsapp,
  listInstagramAccounts,
  listWhatsappNumbers,
} from "@/services/operations/channels";
import { getInformation } from "@/services/operations/onboarding";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { storageKey } from "@/state/use-onboarding-state";
import { loadAllScreens } from "../../helpers/load-all-screens";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { renderPage } from "../../helpers/render-page";
import { onboardingStrings } from "../../helpers/strings-of";

beforeAll(loadAllScreens);

vi.mock("@/services/operations/channels");
vi.mock("@/services/operations/onboarding");

const account = { page_id: "p1", page_name: "Ada Butik", instagram_id: "i1", username: "adabutik" };
const text = onboardingStrings("tr");
const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? "{}") as OnboardingState;

/** Simulates a login window that a test can complete or close. */
function fakeDialog() {
  const dialog = { closed: false };
  const opening = vi.spyOn(window, "open").mockReturnValue(dialog as Window);
  const answer = (message: object, origin = window.location.origin) => {
    const address = new URL(String(opening.mock.calls.at(-1)?.[0]));
    const data = { type: "meta-login", state: address.searchParams.get("state"), ...message };
    window.dispatchEvent(new MessageEvent("message", { origin, data }));
  };
  return { dialog, answer };
}

function open(path: string) {
  const state = { wizardId: "w", hash: "h", packages: { id: 1, featureIds: [1], parts: [...setupParts] } };
  localStorage.setItem(storageKey, JSON.stringify({ ...initialState, ...state }));
  const [pathname = "", search] = path.split("?");
  renderPage(
    <OnboardingApp
      loadScreens={loadScreens}
      location={{ pathname, search: search ? `?${search}` : "" }}
      facts={onboardingFacts}
      signUp={null}
    />,
    { path: pathname },
  );
  return userEvent.setup();
}
const button = (key: string) => screen.findByRole("button", { name: text(key) });

/** Clears the login token by letting it expire. */
function forgetToken() {
  vi.mocked(listInstagramAccounts).mockRejectedValueOnce(new CallError("unauthorized", { status: 401 }));
}

beforeEach(() => {
  vi.mocked(getInformation).mockReturnValue(new Promise(() => undefined));
  vi.mocked(navigate).mockClear();
});
afterEach(() => vi.restoreAllMocks());

describe("Meta's login", () => {
  it("Meta's login can be postponed", async () => {
    const user = open("/onboarding/select-ig-account/");
    await user.click(await button("actions.later"));
    expect(stored().choices.postponed).toEqual(["instagram"]);
    expect(navigate).toHaveBeenCalledWith("/onboarding/setup/");
  });

  it("requires a new login after the token has expired, connects the account, and stores no token", async () => {
    const { answer } = fakeDialog();
    forgetToken();
    vi.mocked(listInstagramAccounts).mockResolvedValue({
      accounts: [{ ...account, account_access_token: "secret-token" }],
    });
    vi.mocked(configureInstagram).mockResolvedValue({ accepted: true });
    const user = open("/onboarding/select-ig-account/");
    await user.click(await button("meta.connect"));
    answer({ outcome: "granted", code: "short-token-1" });
    await user.click(await button("meta.connect"));
    answer({ outcome: "granted", code: "short-token-2" });
    await user.click(await button("instagram.action"));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/setup/"));
    expect(vi.mocked(listInstagramAccounts).mock.calls.at(-1)?.[1]).toEqual({
      short_lived_token: "short-token-2",
    });
    expect(vi.mocked(configureInstagram).mock.calls[0]?.[1]).toEqual({
      page_id: "p1",
      account_access_token: "secret-token",
    });
    expect(stored().choices.instagram).toEqual({ pageId: "p1", username: "adabutik" });
    expect(localStorage.getItem(storageKey)).not.toMatch(/short-token|secret-token/);
  });

  it("reuses one Meta login for the remaining channels", async () => {
    vi.mocked(configureFacebook).mockResolvedValueOnce({ facebook: null });
    const user = open("/onboarding/setup/?part=facebook-page");
    await user.click(await button("facebook.action"));
    expect(await screen.findByText(text("facebook.empty"))).toBeVisible();
    vi.mocked(configureFacebook).mockResolvedValueOnce({ facebook: { page_name: "Ada Butik" } });
    await user.click(await button("facebook.action"));
    await waitFor(() => expect(stored().choices.facebookPage).toBe("Ada Butik"));
  });

  it("offers only usable numbers, with the notice about their approval", async () => {
    vi.mocked(listWhatsappNumbers).mockResolvedValue({
      numbers: [
        { whatsapp_number: "+908500000001", display_name: "Uygulamada", state: "in_use_in_app" },
        { whatsapp_number: "+908500000002", display_name: "Mağaza", state: "approval_pending" },
      ],
    });
    vi.mocked(configureWhatsapp).mockResolvedValue({ accepted: true });
    const user = open("/onboarding/setup/?part=whatsapp-number");
    expect(await screen.findByRole("radio", { name: "+90 850 000 00 01" })).toBeDisabled();
    expect(screen.getByRole("radio", { name: "+90 850 000 00 02" })).toBeChecked();
    expect(screen.getByText(text("whatsapp.notice"))).toBeVisible();
    await user.click(await button("whatsapp.action"));
    await waitFor(() => expect(stored().choices.whatsappNumber).toBe("+908500000002"));
    expect(vi.mocked(configureWhatsapp).mock.calls[0]?.[1]).toEqual({ whatsapp_number: "+908500000002" });
  });
});

describe("login dialog messages", () => {
  const origin = "https://www.kanalya.example";
  const message = (data: unknown, from = origin) =>
    messageOfDialog(new MessageEvent("message", { origin: from, data }), origin, "s");
  const granted = { type: "meta-login", state: "s", outcome: "granted", code: "c" };

  it("accepts login dialog messages only from the exact origin and state", () => {
    expect(message(granted)).toEqual({
      outcome: "granted",
      shortLivedToken: "c",
      expectsAssets: false,
    });
    expect(message(granted, "https://www.kanalya.example.evil.example")).toBeNull();
    expect(message(granted, "http://www.kanalya.example")).toBeNull();
    expect(message({ ...granted, state: "other" })).toBeNull();
    expect(message({ ...granted, type: "other" })).toBeNull();
    expect(message({ ...granted, code: "" })).toBeNull();
    expect(message({ ...granted, outcome: "admin" })).toBeNull();
    expect(message(null)).toBeNull();
    expect(message("granted")).toBeNull();
  });
});
