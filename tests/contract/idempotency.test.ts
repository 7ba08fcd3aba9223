import { expect, test } from "vitest";
import { createOnboarding } from "@/services/operations/create-onboarding";
import { customer, failure, signUp, startSandbox, wizard } from "./running-sandbox";

const key = "3f2a9c81-1b2c-4d3e-8f4a-5b6c7d8e9f00";
const keyed = { "idempotency-key": key };

async function leadCount({ ask }: ReturnType<typeof startSandbox>): Promise<number> {
  const { onboardings } = (await (await ask("/sandbox/leads")).json()) as { onboardings: unknown[] };
  return onboardings.length;
}

test("the same key and content get the same answer, once", async () => {
  const running = startSandbox();
  const send = async () => (await running.post(`${wizard}/new`, customer, keyed)).text();
  expect(await send()).toEqual(await send());
  expect(await leadCount(running)).toBe(1);
});

test("the same key with other content is refused", async () => {
  const running = startSandbox();
  await running.post(`${wizard}/new`, customer, keyed);
  const other = await running.post(`${wizard}/new`, { ...customer, newsletter: true }, keyed);
  expect(await failure(other)).toMatchObject({ status: 422, code: "idempotency_key_reused" });
  expect(await leadCount(running)).toBe(1);
});

test("a key that is still under way is refused", async () => {
  const running = startSandbox();
  await running.post("/sandbox/faults", { call: "create-onboarding", fault: { delay: 300 } });
  const send = () => running.post(`${wizard}/new`, customer, keyed);
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  for (const refused of answers.filter(({ status }) => status === 409))
    expect(await failure(refused)).toMatchObject({ code: "in_progress" });
  expect(await leadCount(running)).toBe(1);
});

test("a key that is no UUID is refused, a refused call keeps nothing", async () => {
  const running = startSandbox();
  const bad = await running.post(`${wizard}/new`, customer, { "idempotency-key": "1" });
  expect(await failure(bad)).toMatchObject({ status: 400 });
  expect((await running.post(`${wizard}/new`, { ...customer, name: "" }, keyed)).status).toBe(422);
  expect((await running.post(`${wizard}/new`, customer, keyed)).status).toBe(200);
});

test("a key opens nothing to somebody without the hash", async () => {
  const running = startSandbox();
  const credentials = await signUp(running);
  const body = { package_id: 1, features_ids: [1] };
  expect((await running.post(`${wizard}/select-package`, { ...credentials, ...body }, keyed)).status).toBe(
    200,
  );
  const stolen = { ...credentials, hash: "0", ...body };
  expect((await running.post(`${wizard}/select-package`, stolen, keyed)).status).not.toBe(200);
});

test("an answer lost on its way is found again with the same key, also after a restart", async () => {
  const running = startSandbox();
  await running.post("/sandbox/faults", {
    call: "create-onboarding",
    fault: { drop: "after-read" },
    times: 1,
  });
  const lost = createOnboarding(customer, { locale: "tr", idempotencyKey: key });
  await expect(lost).rejects.toMatchObject({ code: "network" });
  expect(await leadCount(running)).toBe(1);
  await running.sandbox.close();
  const restarted = startSandbox({ directory: running.directory });
  const { id } = await createOnboarding(customer, { locale: "tr", idempotencyKey: key });
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await leadCount(restarted)).toBe(1);
});
