import { expect, test } from "vitest";
import { errorOfResponse, retryAfterOf } from "@/services/error-of-response";

const refused = { call: "edit-store", fields: ["city"] } as const;
const errorOf = (status: number, text = "", headers = {}) =>
  errorOfResponse({ status, headers: new Headers(headers), text }, refused);

test.each([
  [199, "server"],
  [200, "refused"],
  [299, "refused"],
  [300, "server"],
  [399, "server"],
  [402, "bad-request"],
  [408, "timeout"],
  [499, "bad-request"],
  [503, "server"],
])("an answer of status %i fails as %s", (status, code) => expect(errorOf(status).code).toBe(code));

test("an error names its call, and what the answer says of it", () => {
  const text = JSON.stringify({ message: "Check.", code: "bad_city", errors: { city: "No.", tax: "No." } });
  const { call, status, serverMessage, serverCode, retryAfterSeconds, fields } = errorOf(422, text, {
    "Retry-After": "5",
  });
  expect({ call, status, serverMessage, serverCode, retryAfterSeconds, fields }).toEqual({
    call: "edit-store",
    status: 422,
    serverMessage: "Check.",
    serverCode: "bad_city",
    retryAfterSeconds: 5,
    fields: [{ field: "city", message: "No." }],
  });
});

test("an error of no field has no fields", () => {
  expect(errorOf(422, '{"errors":{"tax":"No."}}').fields).toBeUndefined();
  expect(errorOf(422).fields).toBeUndefined();
});

test.each([
  [" 120 ", 120],
  ["007", 7],
  ["1.5", undefined],
  ["120 s", undefined],
  ["s 120", undefined],
  ["", undefined],
  ["never GMT", undefined],
  ["2026-11-24", undefined],
  [" Thu, 01 Jan 1970 00:00:30 GMT ", 20],
  ["Thu, 01 Jan 1970 00:00:11 GMT", 1],
])("Retry-After %j asks for %j seconds", (header, seconds) => {
  expect(retryAfterOf(header, 10_000)).toBe(seconds);
});

test("a part of a second is waited for whole", () =>
  expect(retryAfterOf("Thu, 01 Jan 1970 00:00:30 GMT", 9_999)).toBe(21));
