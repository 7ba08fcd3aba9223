import { expect, test } from "vitest";
import { readContract } from "../../sandbox/contract";
import { send } from "./request-bodies";
import { openSandbox, signUp } from "./sandbox/open-sandbox";

const guarded = readContract().filter(({ isForm }) => !isForm);

test("all calls except the three form calls require an onboarding's hash", () => {
  expect(guarded.length).toBeGreaterThan(10);
  expect(guarded.every(({ hashSource }) => hashSource !== null)).toBe(true);
});

test.each(guarded.map((operation) => [operation.id, operation] as const))(
  "%s responds with 403 without the right hash",
  async (_, operation) => {
    const opened = openSandbox();
    const { id, hash } = await signUp(opened);
    const other = await signUp(opened);
    // Credentials are checked before the body.
    const statusFor = async (credentials: { id: string; hash?: string }) =>
      (await send(opened, { operation, body: {} }, credentials)).status;
    const wrong = [
      undefined,
      "",
      "0".repeat(64),
      hash.slice(1),
      hash.toUpperCase(),
      `${hash}0`,
      other.hash,
      id,
    ];
    for (const attempt of wrong) expect(await statusFor({ id, hash: attempt }), String(attempt)).toBe(403);
    expect(await statusFor({ id: "unknown", hash })).toBe(404);
    expect(await statusFor({ id, hash })).not.toBe(403);
  },
);

test("128-bit ids and 256-bit hashes are unique", async () => {
  const opened = openSandbox();
  const all = await Promise.all(Array.from({ length: 50 }, () => signUp(opened)));
  for (const { id, hash } of all) {
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(new Set(all.flatMap(({ id, hash }) => [id, hash])).size).toBe(100);
});
