import { describe, expect, it } from "vitest";
import { customer, onboarding, openSandbox, signUp, wizard, type OpenSandbox } from "../open-sandbox";

const key = "3f2a9c81-1b2c-4d3e-8f4a-5b6c7d8e9f00";
const keyed = { "idempotency-key": key };
const choice = { package_id: 1, features_ids: [1] };
const effects = async ({ read }: Pick<OpenSandbox, "read">) => (await read("/sandbox/effects")).body;

describe("repetition of a request", () => {
  it("a repeated request with the same key gets the same response and takes effect once", async () => {
    const opened = openSandbox();
    const { body } = await opened.post(`${wizard}/new`, customer, keyed);
    const again = await opened.post(`${wizard}/new`, customer, { "idempotency-key": key.toUpperCase() });
    expect(again).toMatchObject({ status: 200, body });
    expect(await effects(opened)).toEqual({ "create-onboarding": 1 });
  });

  it("a repeated request gets the same response after a restart of the sandbox", async () => {
    const first = openSandbox();
    const { body } = await first.post(`${wizard}/new`, customer, keyed);
    await first.sandbox.close();
    const second = openSandbox({ directory: first.directory });
    expect((await second.post(`${wizard}/new`, customer, keyed)).body).toEqual(body);
  });

  it("a request with a different key, a different call or no key counts as new", async () => {
    const opened = await onboarding();
    for (const headers of [keyed, { "idempotency-key": key.replace("3f", "00") }, {}, {}])
      expect((await opened.call("select-package", choice, headers)).status).toBe(200);
    expect((await opened.call("select-integration", { integration_type: "none" }, keyed)).status).toBe(200);
    expect(await effects(opened)).toEqual({
      "create-onboarding": 1,
      "select-package": 4,
      "select-integration": 1,
    });
  });

  it("a repeated request with different content or for a different onboarding is rejected", async () => {
    const opened = await onboarding();
    const reused = { status: 422, body: { code: "idempotency_key_reused" } };
    await opened.call("select-package", choice, keyed);
    expect(await opened.call("select-package", { ...choice, package_id: 2 }, keyed)).toMatchObject(reused);

    const setup = { email: customer.email, sub_domain: "papatya" };
    const other = await signUp(opened);
    const setUp = ({ id, hash }: typeof other) =>
      opened.post(`${wizard}/${id}/store-setup`, setup, { ...keyed, "x-onboarding-hash": hash });
    expect((await setUp(opened.credentials)).status).toBe(200);
    expect(await setUp(other)).toMatchObject(reused);
  });

  it("a repeated request without the right hash is rejected, although its response is stored", async () => {
    const { post, credentials, hash } = await onboarding();
    const setUp = (headers: Record<string, string>) =>
      post(
        `${wizard}/${credentials.id}/store-setup`,
        { email: customer.email, sub_domain: "papatya" },
        { ...keyed, ...headers },
      );
    expect((await setUp(hash)).status).toBe(200);
    expect(await setUp({})).toMatchObject({ status: 403, body: { code: "hash_required" } });
    expect((await setUp(hash)).status).toBe(200);
  });

  it("a repeated request is executed if the first attempt was rejected", async () => {
    const opened = openSandbox();
    expect((await opened.post(`${wizard}/new`, { ...customer, pdpa: false }, keyed)).status).toBe(422);
    expect((await opened.post(`${wizard}/new`, customer, keyed)).status).toBe(200);
    expect(await effects(opened)).toEqual({ "create-onboarding": 1 });
  });

  it("a repeated request is rejected only while the first one is pending", async () => {
    const opened = await onboarding();
    const { call, post } = opened;
    await post("/sandbox/faults", { call: "select-package", fault: { hold: true }, times: 1 });
    const first = call("select-package", choice, keyed);
    await expect.poll(async () => (await call("select-package", choice, keyed)).status).toBe(409);
    expect(await call("select-package", choice, { "idempotency-key": key.toUpperCase() })).toMatchObject({
      body: { code: "in_progress" },
    });
    expect((await call("select-integration", { integration_type: "none" }, keyed)).status).toBe(200);
    await post("/sandbox/faults/release", {});
    expect((await first).status).toBe(200);
    expect((await call("select-package", choice, keyed)).status).toBe(200);
  });
});

it.each([`${key}0`, `0${key}`, key.slice(1), key.replaceAll("-", ""), "x"])(
  "the idempotency key %s is rejected",
  async (wrong) => {
    const opened = openSandbox();
    expect(await opened.post(`${wizard}/new`, customer, { "idempotency-key": wrong })).toMatchObject({
      status: 400,
      body: { code: "invalid_idempotency_key" },
    });
    expect(await effects(opened)).toEqual({});
  },
);

it("a read-only call needs no idempotency key", async () => {
  const opened = await onboarding();
  expect((await opened.call("packages", {}, { "idempotency-key": "x" })).status).toBe(200);
  expect(await effects(opened)).toEqual({ "create-onboarding": 1 });
});
