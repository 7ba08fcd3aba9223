import { expect, test } from "vitest";
import { readContract, type Operation } from "../../sandbox/contract";
import { signUp, startSandbox, type RunningSandbox } from "./running-sandbox";
import { wizard } from "./sandbox/open-sandbox";

const guarded = readContract().filter(({ isForm }) => !isForm);

type Credentials = { id: string; hash?: string };

/** Sends a call with credentials only, since these are checked first. */
function call({ ask, post }: RunningSandbox, operation: Operation, { id, hash }: Credentials) {
  const url = operation.path.replace(":id", id);
  if (operation.hashSource === "body") return post(url, { id, hash });
  const headers: Record<string, string> = hash ? { "x-onboarding-hash": hash } : {};
  if (operation.method === "get") return ask(url, { headers });
  if (!operation.isMultipart) return post(url, {}, headers);
  const body = new FormData();
  body.append("data", JSON.stringify({ id }));
  return ask(`${wizard}/store-image`, { method: "POST", body, headers });
}

test("all calls except the three forms require an onboarding's hash", () => {
  expect(guarded.length).toBeGreaterThan(10);
  expect(guarded.every(({ hashSource }) => hashSource !== null)).toBe(true);
});

test.each(guarded.map((operation) => [operation.id, operation] as const))(
  "%s responds with 403 without the right hash",
  async (_, operation) => {
    const running = startSandbox();
    const { id, hash } = await signUp(running);
    const other = await signUp(running);
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
    for (const attempt of wrong)
      expect((await call(running, operation, { id, hash: attempt })).status, String(attempt)).toBe(403);
    expect((await call(running, operation, { id, hash })).status).not.toBe(403);
  },
);

test("ids of 128 bits and hashes of 256 never repeat", async () => {
  const running = startSandbox();
  const all = await Promise.all(Array.from({ length: 50 }, () => signUp(running)));
  for (const { id, hash } of all) {
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(new Set(all.flatMap(({ id, hash }) => [id, hash])).size).toBe(100);
});
