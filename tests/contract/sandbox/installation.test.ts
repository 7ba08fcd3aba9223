import { describe, expect, it } from "vitest";
import site from "../../../data/site.json";
import { customer, metaToken, onboarding } from "./open-sandbox";

const everything = { package_id: 1, features_ids: [1] };
const keysOf = (body: Record<string, unknown>) =>
  (body["configurate_services"] as { items: { key: string }[] }).items.map(({ key }) => key);

/** Creates an onboarding with a number, an account and a shop. */
async function connected(choice: object) {
  const opened = await onboarding();
  const { call, store } = opened;
  await call("select-package", choice);
  await call("whatsapp-configure", { whatsapp_number: "+908500000001" });
  const short_lived_token = await metaToken(opened);
  const { accounts } = (await call("instagram-accounts", { short_lived_token })).body as {
    accounts: { page_id: string; account_access_token: string }[];
  };
  const { page_id, account_access_token } = accounts[0] ?? {};
  await call("instagram-configure", { page_id, account_access_token });
  await store("setup", { email: customer.email, sub_domain: "papatya-butik" });
  return opened;
}

describe("completing an onboarding", () => {
  it("completing an onboarding requires a package", async () => {
    const { call } = await onboarding();
    expect(await call("completing", { pdpa: true })).toMatchObject({
      status: 409,
      body: { code: "package_missing" },
    });
  });

  it("the installation omits postponed items, and stores a shop and billing details only if present", async () => {
    const { call, lead } = await onboarding();
    await call("select-package", everything);
    const { body } = await call("completing", { pdpa: true });
    expect(keysOf(body)).toEqual(["company", "credentials"]);
    expect(body).toMatchObject({ configurate_services: { domain: "" } });
    expect((await call("get-information")).body).toMatchObject({ services: [] });
    expect(await lead()).not.toHaveProperty("billing");
  });

  it.each([
    [{ package_id: 2, features_ids: [1] }, ["instagram", "company", "credentials"], ""],
    [
      { package_id: 3, features_ids: [6] },
      ["store", "company", "credentials"],
      `papatya-butik.${site.storeDomain}`,
    ],
    [{ package_id: 1, features_ids: [2] }, ["whatsapp", "instagram", "company", "credentials"], ""],
  ])("the installation omits items that the package %j does not include", async (choice, keys, domain) => {
    const { call } = await connected(choice);
    const { body } = await call("completing", { pdpa: true });
    expect(keysOf(body)).toEqual(keys);
    expect(body).toMatchObject({ configurate_services: { domain } });
  });

  it("completion takes effect once: later changes are rejected, and the start time remains unchanged", async () => {
    const { call, store, clock } = await connected(everything);
    await call("completing", { pdpa: true, services: ["sms"] });
    clock.now += 1_000;
    expect((await call("completing", { pdpa: true, services: ["other"] })).body).toMatchObject({
      configurate_services: { items: [{ state: "done" }, { state: "doing" }, {}, {}, {}] },
    });
    expect((await call("get-information")).body).toMatchObject({
      services: ["sms"],
      completed: true,
      step: "progress",
    });
    const completed = { status: 409, body: { code: "already_completed" } };
    expect(await call("select-package", everything)).toMatchObject(completed);
    expect(await store("setup", { email: customer.email, sub_domain: "lale" })).toMatchObject(completed);
  });
});
