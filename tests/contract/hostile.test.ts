import { describe, expect, test } from "vitest";
import { hostileKeys, hostileTexts } from "../fixtures/hostile-texts";
import { bodyCases, readyOnboarding, send, type BodyCase } from "./request-bodies";
import { failure, startSandbox } from "./running-sandbox";

const wrongValues: readonly unknown[] = [null, true, 7, -1.5, "", "x", [], ["x"], {}, { $gt: "" }];
const isCredential = (field: string) => field === "id" || field === "hash";
const localeOf = (row: number) => (row % 2 === 0 ? "tr" : "en");

/** Expects a message suitable for visitors: a short sentence without technical details. */
function expectSentence(message: string) {
  expect(message.length).toBeLessThanOrEqual(300);
  expect(message).toMatch(/^[\p{Lu}][^<>{}[\]]*[.!z]$/u);
  expect(message).not.toMatch(/undefined|null|object|schema|JSON|pattern|must/i);
}

async function expectRefusal(response: Response, field: string) {
  const refused = await failure(response);
  expectSentence(refused.message);
  for (const item of refused.fields ?? []) expectSentence(item.message);
  if (isCredential(field)) return expect([403, 404]).toContain(refused.status);
  expect(refused.status).toBe(422);
  // The error of an object field may be at one of its own fields.
  expect(refused.fields?.map((item) => item.field.split(".")[0])).toContain(field);
}

const named = bodyCases.map((theCase) => [theCase.operation.id, theCase] as const);

describe.each(named)("hostile input to %s", (_, theCase) => {
  const { operation, body, fields } = theCase;
  const isFitting = (change: object, credentials: object) =>
    operation.errorsOf({ ...body, ...credentials, ...change }).length === 0;

  test("a field of the wrong type is rejected with a message and not stored", async () => {
    const running = startSandbox();
    const credentials = await readyOnboarding(running);
    await running.ask("/sandbox/requests", { method: "DELETE" });
    for (const [row, field] of fields.entries())
      for (const value of wrongValues) {
        const own = operation.hashSource === "body" ? credentials : operation.isMultipart ? { id: "x" } : {};
        if (isFitting({ [field]: value }, own) && !isCredential(field)) continue;
        await expectRefusal(
          await send(running, theCase, credentials, { [field]: value }, localeOf(row)),
          field,
        );
      }
    expect(await (await running.ask("/sandbox/effects")).json()).toEqual({});
  });

  test("a hostile text is stored as plain text or rejected with a message", async () => {
    const running = startSandbox();
    const credentials = await readyOnboarding(running);
    const texts = fields.filter((field) => typeof body[field] === "string" || body[field] === undefined);
    for (const [row, field] of texts.entries())
      for (const text of Object.values(hostileTexts))
        await expectText(running, theCase, credentials, field, text, localeOf(row));
  });

  test("special keys cannot pollute object prototypes", async () => {
    const running = startSandbox();
    const credentials = await readyOnboarding(running);
    for (const key of hostileKeys) {
      // Parsed from JSON, `__proto__` is an own property; in a literal it would set the prototype.
      const change = JSON.parse(`{"${key}":{"isAdmin":true}}`) as Record<string, unknown>;
      await expectRefusal(await send(running, theCase, credentials, change), key);
    }
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });
});

/** Converts to UTF-8 and back, which replaces lone surrogates. */
const asStored = (text: string) => Buffer.from(text.trim(), "utf8").toString("utf8");

async function expectText(
  running: ReturnType<typeof startSandbox>,
  theCase: BodyCase,
  credentials: { id: string; hash: string },
  field: string,
  text: string,
  locale: string,
) {
  const response = await send(running, theCase, credentials, { [field]: text }, locale);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.status).toBeLessThan(500);
  if (response.status !== 200) return expectSentence((await failure(response)).message);
  expect(text).not.toMatch(/\0/);
  const answer = (await response.json()) as Record<string, unknown>;
  if (field in answer) expect(asStored(String(answer[field]))).toBe(asStored(text));
}
