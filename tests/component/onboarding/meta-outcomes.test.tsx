import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { locales, type Locale } from "@/config/languages";
import { MetaGate } from "@/features/onboarding/meta/meta-gate";
import {
  configureFacebook,
  listInstagramAccounts,
  listWhatsappNumbers,
} from "@/services/operations/channels";
import { endGrace } from "@/features/onboarding/meta/assemble-login";
import { getInformation } from "@/services/operations/onboarding";
import { renderPage } from "../../helpers/render-page";
import { packaged } from "../../helpers/stored-onboarding";
import { loginDrivers, type LoginDriver } from "./meta-login-drivers";
import { rows, settle } from "./meta-outcome-rows";
import { openOnboarding } from "./open-onboarding";

vi.mock("@/services/operations/channels");
vi.mock("@/services/operations/onboarding");

const instagram = "/onboarding/select-ig-account/";
const account = { page_id: "p1", page_name: "Ada Butik", instagram_id: "i1", username: "adabutik" };
function open(path: string, locale: Locale) {
  const { text } = openOnboarding(path, packaged, locale);
  const click = async (key: string) => {
    fireEvent.click(screen.getByRole("button", { name: text(key) }));
    await settle(250);
  };
  const shows = (key: string) => expect(screen.getByText(text(key)), key).toBeVisible();
  return { text, click, shows };
}

/** Clears the login token, which outlives the screens. */
async function forgetToken() {
  const { unmount } = renderPage(
    <MetaGate>{(_token, _onExpired, onAgain) => <button onClick={onAgain}>forget</button>}</MetaGate>,
  );
  const button = screen.queryByRole("button", { name: "forget" });
  if (button) fireEvent.click(button);
  unmount();
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(getInformation).mockReturnValue(new Promise(() => undefined));
  vi.mocked(listWhatsappNumbers).mockReset();
  vi.mocked(configureFacebook).mockReset();
  vi.mocked(listInstagramAccounts)
    .mockReset()
    .mockResolvedValue({ accounts: [{ ...account, account_access_token: "secret" }] });
});
afterEach(async () => {
  loginDrivers[0]?.install();
  await forgetToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(loginDrivers)("login through $name", (driver) => {
  describe.each(locales)("Meta login in %s", (locale) => {
    it.each(rows)("outcome: $outcome", async ({ path = instagram, isBlocked, act: happen, texts }) => {
      driver.install({ isBlocked });
      const { text, click, shows } = open(path, locale);
      await settle();
      await driver.script(true);
      await click("meta.connect");
      await happen({ driver, click, shows });
      await settle();
      await settle(500);
      for (const key of texts) shows(key);
      // The step can be skipped after any outcome.
      expect(screen.getByRole("button", { name: text("actions.later") })).toBeEnabled();
      expect(document.documentElement.outerHTML + JSON.stringify(localStorage)).not.toContain("secret");
    });
  });

  it("Meta's dialog can be reopened while its first window is still open", async () => {
    driver.install();
    const { click, shows } = open(instagram, "tr");
    await settle();
    await driver.script(true);
    await click("meta.connect");
    await click("meta.reopen");
    await driver.grant("t2");
    await settle();
    await settle(500);
    shows("instagram.action");
    expect(vi.mocked(listInstagramAccounts).mock.calls.at(-1)?.[1]).toEqual({ short_lived_token: "t2" });
  });
});

describe("outcomes of Meta's login dialog", () => {
  const [, sdk] = loginDrivers;

  it.each([
    [
      "an error with a number",
      () => sdk.error({ error_message: "No", error_id: "524126" }),
      "failed",
      "524126",
    ],
    ["an error with a code", () => sdk.error({ error_message: "No", error_code: 7 }), "failed", "7"],
    ["an error without a number", () => sdk.error({ error_message: "No" }), "failed"],
    ["no response", () => sdk.end(undefined), "failed"],
    ["a null response", () => sdk.end(null), "failed"],
    ["an empty response", () => sdk.end({}), "cancelled"],
    [
      "an expired status",
      () => sdk.end({ status: "authorization_expired", authResponse: null }),
      "cancelled",
    ],
    ["no granted permission", () => sdk.end({ authResponse: { grantedScopes: "" } }), "refused"],
  ] as const)("reports %s with its own message", async (_what, happen, key, number?: string) => {
    sdk.install();
    const { text, click } = open(instagram, "tr");
    await settle();
    await sdk.script(true);
    await click("meta.connect");
    await happen();
    await settle();
    await settle(endGrace + 500);
    const support = number ? ` ${text("meta.error-id", { number })}` : "";
    expect(screen.getByText(text(`meta.${key}`) + support)).toBeVisible();
    expect(screen.getByRole("button", { name: text("meta.connect") })).toBeEnabled();
  });
});

describe("loading Meta's script", () => {
  const [standIn, sdk] = loginDrivers;
  const scripts = () => [...document.scripts].map(({ src }) => src).filter((src) => src.includes("facebook"));

  it("Meta's script is not requested if no application is configured", async () => {
    document.head.querySelectorAll("script").forEach((script) => script.remove());
    standIn.install();
    open(instagram, "tr");
    await settle();
    expect(scripts()).toEqual([]);
  });

  // Uses a different language from the previous test, so that the script has to load again.
  it.each([
    ["fails", (fails: LoginDriver) => fails.script(false)],
    ["is a content blocker's stub", (stub: LoginDriver) => stub.script("stub")],
    ["times out", () => settle(10_001)],
  ])("%s: offers an alternative and a retry", async (_, happen) => {
    sdk.install();
    for (const locale of ["en", "tr"] as const) {
      document.head.querySelectorAll("script").forEach((script) => script.remove());
      delete window.FB;
      const { text, click, shows } = open(instagram, locale);
      await settle();
      if (scripts().length === 0) continue;
      expect(scripts()).toEqual([
        `https://connect.facebook.net/${locale === "tr" ? "tr_TR" : "en_US"}/sdk.js`,
      ]);
      expect(screen.getByRole("button", { name: text("meta.preparing") })).toBeDisabled();
      await happen(sdk);
      shows("meta.unavailable");
      shows("meta.representative");
      await click("meta.load-again");
      await sdk.script(true);
      shows("meta.connect");
      document.body.replaceChildren();
    }
  });
});
