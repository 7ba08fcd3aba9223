import { describe, expect, it } from "vitest";
import { nothingChosen } from "../../helpers/nothing-chosen";
import { messageOf } from "../../../sandbox/messages";
import { customer, onboarding, openSandbox, start, wizard } from "./open-sandbox";

describe("sign-up call", () => {
  it("a sign-up is stored with time and language, and with the dealer separate from the customer's data", async () => {
    const { credentials, lead } = await onboarding({}, { dealer_code: "DLR-1", name: "  Elif Yıldız  " });
    expect(await lead()).toEqual({
      id: credentials.id,
      createdAt: new Date(start).toISOString(),
      locale: "tr",
      customer,
      dealerCode: "DLR-1",
      domain: null,
      items: [],
    });
  });

  it("a sign-up without a dealer code is stored without one, in the language of the request", async () => {
    const { post, read } = openSandbox();
    await post(`${wizard}/new`, customer, { "x-app-lang-code": "en" });
    const { onboardings } = (await read("/sandbox/leads")).body as { onboardings: object[] };
    expect(onboardings[0]).toMatchObject({ locale: "en" });
    expect(onboardings[0]).not.toHaveProperty("dealerCode");
  });
});

describe("new onboarding", () => {
  it.each([
    ["with a hash that is not a string", { hash: 7 }, 403, "hash_required"],
    ["with another hash", { hash: "0".repeat(64) }, 403, "wrong_hash"],
    ["that does not exist", { id: "unknown" }, 404, "unknown_onboarding"],
    ["with an empty id", { id: "" }, 404, "unknown_onboarding"],
    ["with an id that is not a string", { id: 7 }, 404, "unknown_onboarding"],
    ["with an overlong id", { id: "x".repeat(5_000) }, 404, "unknown_onboarding"],
  ] as const)("rejects an onboarding %s", async (_, credentials, status, code) => {
    const { call } = await onboarding();
    const answer = await call("get-information", credentials);
    expect(answer).toMatchObject({ status, body: { code, message: messageOf(code, "tr") } });
  });

  it("a new onboarding starts with the data from the sign-up", async () => {
    const { call } = await onboarding();
    const { name, email, phone_number } = customer;
    expect((await call("get-information")).body).toEqual({
      customer: { name, email, phone_number },
      ...nothingChosen,
      completed: false,
      step: "select-package",
    });
  });
});

it("the newsletter form stores an address once, in lower case, with the time and language of its first submission", async () => {
  const { post, read, clock } = openSandbox();
  const subscribe = (email: string, locale: string) =>
    post("/site/newsletter", { email, consent: true }, { "x-app-lang-code": locale });
  expect((await subscribe("Elif@Papatya.example", "en")).body).toEqual({ subscribed: true });
  clock.now += 1_000;
  expect((await subscribe("elif@papatya.example", "tr")).body).toEqual({ subscribed: true });
  expect((await read("/sandbox/leads")).body["subscriptions"]).toEqual([
    { email: "elif@papatya.example", at: start, locale: "en" },
  ]);
});
