import { expect, test } from "vitest";
import { configureApi } from "@/services/api-settings";
import { listPackages, selectPackage } from "@/services/operations/offers";
import { signUp, startSandbox } from "./running-sandbox";

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
])("a write call that meets %j fails with %j and is not retried", async (fault, expected) => {
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

test("a read call is retried after transient failures", async () => {
  const running = startSandbox();
  const credentials = await signUp(running);
  await running.post("/sandbox/faults", { call: "list-packages", fault: { status: 503 }, times: 1 });
  await running.post("/sandbox/faults", { call: "list-packages", fault: { drop: true }, times: 1 });
  expect((await listPackages(credentials, { locale })).packages.length).toBeGreaterThan(0);
  expect(running.sent).toHaveLength(3);
});
