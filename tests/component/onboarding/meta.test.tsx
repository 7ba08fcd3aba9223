import { screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messageOfDialog } from "@/features/onboarding/meta/stand-in-connection";
import { CallError } from "@/services/errors";
import {
  configureFacebook,
  configureInstagram,
  configureWhatsapp,
  listInstagramAccounts,
  listWhatsappNumbers,
} from "@/services/operations/channels";
import { getInformation } from "@/services/operations/onboarding";
import { storageKey } from "@/state/use-onboarding-state";
import { onboardingStrings } from "../../helpers/strings-of";
import { packaged, storedState } from "../../helpers/stored-onboarding";
import { loginDrivers } from "./meta-login-drivers";
import { openOnboarding } from "./open-onboarding";

vi.mock("@/services/operations/channels");
vi.mock("@/services/operations/onboarding");

const account = { page_id: "p1", page_name: "Ada Butik", instagram_id: "i1", username: "adabutik" };
const text = onboardingStrings("tr");
const [standIn] = loginDrivers;
const open = (path: string) => openOnboarding(path, packaged).user;
const button = (key: string) => screen.findByRole("button", { name: text(key) });

beforeEach(() => {
  vi.mocked(getInformation).mockReturnValue(new Promise(() => undefined));
  vi.mocked(navigate).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe("connecting accounts through Meta's login", () => {
  it("Meta's login can be postponed", async () => {
    const user = open("/onboarding/select-ig-account/");
    await user.click(await button("actions.later"));
    expect(storedState().choices.postponed).toEqual(["instagram"]);
    expect(navigate).toHaveBeenCalledWith("/onboarding/setup/");
  });

  it("an expired token requires a new login, which connects the account and stores no token", async () => {
    standIn.install();
    vi.mocked(listInstagramAccounts)
      .mockRejectedValueOnce(new CallError("unauthorized", { status: 401 }))
      .mockResolvedValue({ accounts: [{ ...account, account_access_token: "secret-token" }] });
    vi.mocked(configureInstagram).mockResolvedValue({ accepted: true });
    const user = open("/onboarding/select-ig-account/");
    await user.click(await button("meta.connect"));
    await standIn.grant("short-token-1");
    await user.click(await button("meta.connect"));
    await standIn.grant("short-token-2");
    await user.click(await button("instagram.action"));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/setup/"));
    expect(vi.mocked(listInstagramAccounts).mock.calls.at(-1)?.[1]).toEqual({
      short_lived_token: "short-token-2",
    });
    expect(vi.mocked(configureInstagram).mock.calls[0]?.[1]).toEqual({
      page_id: "p1",
      account_access_token: "secret-token",
    });
    expect(storedState().choices.instagram).toEqual({ pageId: "p1", username: "adabutik" });
    expect(localStorage.getItem(storageKey)).not.toMatch(/short-token|secret-token/);
  });

  it("one Meta login serves the remaining channels", async () => {
    vi.mocked(configureFacebook).mockResolvedValueOnce({ facebook: null });
    const user = open("/onboarding/setup/?part=facebook-page");
    await user.click(await button("facebook.action"));
    expect(await screen.findByText(text("facebook.empty"))).toBeVisible();
    vi.mocked(configureFacebook).mockResolvedValueOnce({ facebook: { page_name: "Ada Butik" } });
    await user.click(await button("facebook.action"));
    await waitFor(() => expect(storedState().choices.facebookPage).toBe("Ada Butik"));
  });

  it("only usable WhatsApp numbers are enabled, with a notice about approval", async () => {
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
    await waitFor(() => expect(storedState().choices.whatsappNumber).toBe("+908500000002"));
    expect(vi.mocked(configureWhatsapp).mock.calls[0]?.[1]).toEqual({ whatsapp_number: "+908500000002" });
  });
});

describe("login dialog messages", () => {
  const origin = "https://www.kanalya.example";
  const message = (data: unknown, from = origin) =>
    messageOfDialog(new MessageEvent("message", { origin: from, data }), origin, "s");
  const granted = { type: "meta-login", state: "s", outcome: "granted", code: "c" };

  it("login dialog messages are accepted only with the exact origin and state", () => {
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
