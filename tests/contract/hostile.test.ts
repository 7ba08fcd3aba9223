import { describe, expect, test } from "vitest";
import { hostileKeys, hostileTexts } from "../fixtures/hostile-texts";
import { bodyCases, readyOnboarding, send } from "./request-bodies";
import { failure, openSandbox, type Answer } from "./sandbox/open-sandbox";

const wrongValues: readonly unknown[] = [
  null,
  true,
  false,
  7,
  -1.5,
  "",
  "x",
  "Büyük Harf",
  [],
  ["x"],
  {},
  { $gt: "" },
];
const isCredential = (field: string) => field === "id" || field === "hash";
const localeOf = (row: number) => (row % 2 === 0 ? "tr" : "en");

/** Expects a message suitable for visitors: a short sentence without technical details. */
function expectSentence(message: string) {
  expect(message.length).toBeLessThanOrEqual(300);
  expect(message).toMatch(/^[\p{Lu}][^<>{}[\]]*[.!z]$/u);
  expect(message).not.toMatch(/undefined|null|object|schema|JSON|pattern|must/i);
}

function expectRefusal(answer: Answer, field: string) {
  const refused = failure(answer);
  expectSentence(refused.message);
  for (const item of refused.fields ?? []) expectSentence(item.message);
  if (isCredential(field)) return expect([403, 404]).toContain(refused.status);
  expect(refused).toMatchObject({ status: 422, code: "invalid_fields" });
  // The error of an object field may be at one of its own fields.
  expect(refused.fields?.map((item) => item.field.split(".")[0])).toContain(field);
}

/** Converts to UTF-8 and back, which replaces lone surrogates. */
const asStored = (text: string) => Buffer.from(text.trim(), "utf8").toString("utf8");

function expectText(answer: Answer, field: string, text: string) {
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.status).toBeLessThan(500);
  if (answer.status !== 200) return expectSentence(failure(answer).message);
  expect(text).not.toMatch(/\0/);
  if (field in answer.body) expect(asStored(String(answer.body[field]))).toBe(asStored(text));
}

const named = bodyCases.map((theCase) => [theCase.operation.id, theCase] as const);

describe.each(named)("hostile input to %s", (_, theCase) => {
  const { operation, body, fields } = theCase;
  const isFitting = (change: object, credentials: object) =>
    operation.errorsOf({ ...body, ...credentials, ...change }).length === 0;

  test("a field of the wrong type is rejected with a message and not stored", async () => {
    const opened = openSandbox();
    const credentials = await readyOnboarding(opened);
    await opened.ask("/sandbox/requests", { method: "DELETE" });
    for (const [row, field] of fields.entries())
      for (const value of wrongValues) {
        const own = operation.hashSource === "body" ? credentials : operation.isMultipart ? { id: "x" } : {};
        if (isFitting({ [field]: value }, own) && !isCredential(field)) continue;
        expectRefusal(await send(opened, theCase, credentials, { [field]: value }, localeOf(row)), field);
      }
    expect((await opened.read("/sandbox/effects")).body).toEqual({});
  });

  test("hostile input is either stored as plain text or rejected with a message", async () => {
    const opened = openSandbox();
    const credentials = await readyOnboarding(opened);
    const texts = fields.filter((field) => typeof body[field] === "string" || body[field] === undefined);
    for (const [row, field] of texts.entries())
      for (const text of Object.values(hostileTexts))
        expectText(await send(opened, theCase, credentials, { [field]: text }, localeOf(row)), field, text);
  });

  test("special keys cannot pollute object prototypes", async () => {
    const opened = openSandbox();
    const credentials = await readyOnboarding(opened);
    for (const key of hostileKeys) {
      // Parsed from JSON, `__proto__` is an own property; in a literal it would set the prototype.
      const change = JSON.parse(`{"${key}":{"isAdmin":true}}`) as Record<string, unknown>;
      expectRefusal(await send(opened, theCase, credentials, change), key);
    }
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });
});
