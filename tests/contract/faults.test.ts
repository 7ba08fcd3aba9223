import { expect, test, vi } from "vitest";
import { configureApi } from "@/services/api-settings";
import { createOnboarding } from "@/services/operations/site-forms";
import { listPackages, selectPackage } from "@/services/operations/offers";
import { customer, origin, signUp, startSandbox } from "./running-sandbox";

const call = "select-package";
const locale = "tr";
const choice = { package_id: 1, features_ids: [1] };

test.each([
  [{ status: 400 }, { code: "bad-request", status: 400 }],
  [{ status: 401 }, { code: "unauthorized" }],
  [{ status: 403 }, { code: "forbidden" }],
  [{ status: 404 }, { code: "not-found" }],
  [{ status: 409 }, { code: "conflict" }],
  [{ status: 413 }, { code: "too-large" }],
  [{ status: 415 }, { code: "unsupported" }],
  [{ status: 422 }, { code: "unprocessable" }],
  [
    { status: 429, retryAfter: 7 },
    { code: "rate-limited", retryAfterSeconds: 7 },
  ],
  [
    { status: 500 },
    { code: "server", serverMessage: "Bu, deneme için istenen bir hata. Lütfen yeniden deneyin." },
  ],
  [
    { status: 502, body: "html" },
    { code: "server", serverMessage: undefined },
  ],
  [
    { status: 500, body: "malformed" },
    { code: "server", serverMessage: undefined },
  ],
  [
    { status: 429, retryAfter: 7, body: "missing-fields" },
    { code: "rate-limited", serverMessage: undefined, retryAfterSeconds: 7 },
  ],
  [{ drop: true }, { code: "network" }],
  [{ drop: "after-read" }, { code: "network" }],
  [{ delay: 400 }, { code: "timeout" }],
  [{ hold: true }, { code: "timeout" }],
])("a write that meets %j fails with %j, sent once", async (fault, expected) => {
  const running = startSandbox();
  const credentials = await signUp(running);
  if ("delay" in fault || "hold" in fault) configureApi({ timeout: 100 });
  await running.post("/sandbox/faults", { call, fault });
  await expect(selectPackage(credentials, choice, { locale })).rejects.toMatchObject({
    name: "CallError",
    ...expected,
  });
  expect(running.sent).toHaveLength(1);
  await running.ask("/sandbox/faults", { method: "DELETE" });
  configureApi({ timeout: 15_000 });
  expect(await selectPackage(credentials, choice, { locale })).toEqual({ accepted: true });
});

test.each(["html", "malformed", "missing-fields"])(
  "a write whose answer no screen needs has succeeded, whatever its body: %s",
  async (body) => {
    const running = startSandbox();
    const credentials = await signUp(running);
    await running.post("/sandbox/faults", { call, fault: { body } });
    expect(await selectPackage(credentials, choice, { locale })).toEqual({ accepted: true });
    expect(running.sent).toHaveLength(1);
  },
);

test.each(["html", "malformed", "missing-fields"])(
  "a sign-up whose answer has no credentials has failed: %s",
  async (body) => {
    const running = startSandbox();
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    await running.post("/sandbox/faults", { call: "create-onboarding", fault: { body } });
    await expect(createOnboarding(customer, { locale })).rejects.toMatchObject({ code: "invalid-response" });
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^create-onboarding: expected /)]]);
  },
);

test("a reading call is sent again after passing failures", async () => {
  const running = startSandbox();
  const credentials = await signUp(running);
  await running.post("/sandbox/faults", { call: "list-packages", fault: { status: 503 }, times: 1 });
  await running.post("/sandbox/faults", { call: "list-packages", fault: { drop: true }, times: 1 });
  expect((await listPackages(credentials, { locale })).packages.length).toBeGreaterThan(0);
  expect(running.sent).toHaveLength(3);
});

test("with a status nothing is carried out, and the journal tells what came in", async () => {
  const running = startSandbox();
  await running.post("/sandbox/faults", { call: "create-onboarding", fault: { status: 500 }, times: 1 });
  await expect(createOnboarding(customer, { locale })).rejects.toMatchObject({ code: "server" });
  await createOnboarding(customer, { locale });
  const { onboardings } = (await (await running.ask("/sandbox/leads")).json()) as { onboardings: unknown[] };
  expect(onboardings).toHaveLength(1);

  const journal = async () =>
    (await (await running.ask("/sandbox/requests")).json()) as Record<string, unknown>[];
  expect((await journal()).map(({ call: name, status }) => [name, status])).toEqual([
    ["create-onboarding", 500],
    ["create-onboarding", 200],
  ]);
  expect((await journal())[1]).toMatchObject({
    method: "POST",
    path: "/site/onboarding-wizard/new",
    body: customer,
    headers: { "x-app-lang-code": "tr", accept: "application/json" },
  });
  await running.ask("/sandbox/requests", { method: "DELETE" });
  expect(await journal()).toEqual([]);
});

test("a held call goes on when it is released, and counts as one effect with its repetition", async () => {
  const running = startSandbox();
  const credentials = await signUp(running);
  const idempotencyKey = "3f2a9c81-1b2c-4d3e-8f4a-5b6c7d8e9f00";
  const send = () => selectPackage(credentials, choice, { locale, idempotencyKey });
  await running.post("/sandbox/faults", { call, fault: { hold: true }, times: 1 });
  const held = send();
  await expect.poll(() => running.sent.length).toBe(1);
  const body = running.sent[0]?.clone().text();
  // Asked for by another tab: the services of one page would wait for their first.
  const { url = "", headers } = running.sent[0] ?? {};
  const repetition = await running.post(
    url.slice(origin.length),
    await body,
    Object.fromEntries(headers ?? []),
  );
  expect([repetition.status, await repetition.json()]).toMatchObject([409, { code: "in_progress" }]);
  await running.post("/sandbox/faults/release", {});
  expect(await held).toEqual(await send());
  const effects: unknown = await (await running.ask("/sandbox/effects")).json();
  expect(effects).toEqual({ "create-onboarding": 1, "select-package": 1 });
});

test.each([
  [{ call: "unheard-of", fault: {} }],
  [{ call, fault: { hold: 1 } }],
  [{ call, fault: { status: 42 } }],
  [{ call, fault: { body: "pink" } }],
  [{ call, fault: {}, times: 0 }],
  [{}],
])("a switch that makes no sense is refused: %j", async (request) => {
  const { post } = startSandbox();
  expect((await post("/sandbox/faults", request)).status).toBe(422);
});
