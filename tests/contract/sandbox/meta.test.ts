import { describe, expect, it } from "vitest";
import fixture from "../../../sandbox/fixtures/meta.json";
import { metaToken, onboarding } from "./open-sandbox";

const pages = fixture.accounts.map(({ page_id, page_name }) => ({ page_id, page_name }));
const [firstAccount, secondAccount] = fixture.accounts;
const [firstPage, secondPage] = pages;

/** Creates an onboarding that uses a code of the simulated login dialog. */
async function granted(scenario = "complete") {
  const opened = await onboarding();
  const short_lived_token = await metaToken(opened, scenario);
  const ask = (call: string, more: object = {}) => opened.call(call, { short_lived_token, ...more });
  const information = async () => (await opened.call("get-information")).body;
  return { ...opened, short_lived_token, ask, information };
}

describe("connecting a Facebook page", () => {
  it("the first Facebook page is selected and stored if the request names no page", async () => {
    const { ask, information } = await granted();
    expect((await ask("facebook-configure")).body).toEqual({ facebook: firstPage, pages });
    expect(await information()).toMatchObject({ facebook: firstPage });
  });

  it("the Facebook page named in the request is selected", async () => {
    const { ask, information } = await granted();
    const { body } = await ask("facebook-configure", { page_id: secondPage?.page_id });
    expect(body).toEqual({ facebook: secondPage, pages });
    expect(await information()).toMatchObject({ facebook: secondPage });
  });

  it("another account's Facebook page is rejected", async () => {
    const { ask, information } = await granted();
    expect(await ask("facebook-configure", { page_id: "999" })).toMatchObject({
      status: 422,
      body: { code: "unknown_account", fields: [{ field: "page_id" }] },
    });
    expect(await information()).toMatchObject({ facebook: null });
  });

  it.each([{}, { page_id: "999" }])("connects no page of an account without pages (%j)", async (more) => {
    const { ask, information } = await granted("no-page");
    expect(await ask("facebook-configure", more)).toMatchObject({
      status: 200,
      body: { facebook: null, pages: [] },
    });
    expect(await information()).toMatchObject({ facebook: null });
  });
});

describe("connecting an Instagram account", () => {
  it("Instagram accounts are listed with a token each, and connected by their token", async () => {
    const { ask, call, information } = await granted();
    const { accounts } = (await ask("instagram-accounts")).body as {
      accounts: { page_id: string; account_access_token: string }[];
    };
    expect(accounts).toMatchObject(fixture.accounts);
    expect(new Set(accounts.map(({ account_access_token }) => account_access_token)).size).toBe(2);
    const [, { page_id, account_access_token } = { page_id: "", account_access_token: "" }] = accounts;
    expect((await call("instagram-configure", { page_id, account_access_token })).body).toEqual({
      instagram: secondAccount,
    });
    expect(await information()).toMatchObject({ instagram: secondAccount });
    for (const wrong of [
      { page_id: firstAccount?.page_id, account_access_token },
      { page_id, account_access_token: "stolen" },
      { page_id: "999", account_access_token },
    ])
      expect(await call("instagram-configure", wrong)).toMatchObject({
        status: 422,
        body: { code: "unknown_account", fields: [{ field: "page_id" }] },
      });
  });

  it.each(["no-instagram", "no-page"])("lists no accounts with %s", async (scenario) => {
    const { ask } = await granted(scenario);
    expect((await ask("instagram-accounts")).body).toEqual({ accounts: [] });
  });
});

describe("connecting a WhatsApp number", () => {
  it("an account's WhatsApp numbers are listed; the list may be empty", async () => {
    expect((await (await granted()).ask("whatsapp-phone-numbers")).body).toEqual({
      numbers: fixture.numbers,
    });
    const { ask } = await granted("no-numbers");
    expect((await ask("whatsapp-phone-numbers")).body).toEqual({ numbers: [] });
  });

  it("the selected WhatsApp number is pending approval", async () => {
    const { call, information } = await granted();
    const whatsapp = { ...fixture.numbers[0], state: "approval_pending" };
    const { whatsapp_number } = whatsapp;
    expect((await call("whatsapp-configure", { whatsapp_number })).body).toEqual({ whatsapp });
    expect(await information()).toMatchObject({ whatsapp });
  });

  it.each([
    ["+908500000009", 422, "unknown_number"],
    ["+908500000003", 409, "number_in_use"],
  ])("rejects %s with %i", async (whatsapp_number, status, code) => {
    const { call } = await granted();
    expect(await call("whatsapp-configure", { whatsapp_number })).toMatchObject({
      status,
      body: { code, fields: [{ field: "whatsapp_number" }] },
    });
  });
});

describe("code from Meta's login dialog", () => {
  const minutes = 60 * 1000;

  it("a login code is valid for ten minutes", async () => {
    const { ask, clock } = await granted();
    clock.now += 10 * minutes;
    expect((await ask("whatsapp-phone-numbers")).status).toBe(200);
    clock.now += 1;
    expect(await ask("whatsapp-phone-numbers")).toMatchObject({
      status: 401,
      body: { code: "meta_token_expired" },
    });
  });

  it("a login code is rejected as expired if the account's session has expired", async () => {
    expect(await (await granted("expired")).ask("facebook-configure")).toMatchObject({
      status: 401,
      body: { code: "meta_token_expired" },
    });
  });

  it("a login code that the dialog never issued is rejected", async () => {
    const { ask, short_lived_token } = await granted();
    const [code] = short_lived_token.split(".");
    for (const made of [
      "made-up.complete",
      `${code}.unheard-of`,
      code,
      ".complete",
      `${"x".repeat(201)}.complete`,
    ])
      expect(await ask("facebook-configure", { short_lived_token: made }), made).toMatchObject({
        status: 401,
        body: { code: "meta_token_invalid" },
      });
  });
});
