import { afterEach, expect, test, vi } from "vitest";
import { errorOfResponse } from "@/services/error-of-response";

const refused = { call: "edit-store", fields: ["city"] } as const;
const errorOf = (status: number, body?: unknown, headers = {}) =>
  errorOfResponse({ status, headers: new Headers(headers) }, body, refused);
/** Returns the seconds of a Retry-After header, by the visitor's clock. */
const waitOf = (header: string, now: number) => {
  vi.setSystemTime(now);
  return errorOf(429, "", { "Retry-After": header }).retryAfterSeconds;
};

afterEach(() => vi.useRealTimers());

test.each([
  [199, "server"],
  [200, "refused"],
  [299, "refused"],
  [300, "server"],
  [399, "server"],
  [400, "bad-request"],
  [401, "unauthorized"],
  [402, "bad-request"],
  [403, "forbidden"],
  [404, "not-found"],
  [408, "timeout"],
  [409, "conflict"],
  [410, "not-found"],
  [413, "too-large"],
  [415, "unsupported"],
  [422, "unprocessable"],
  [429, "rate-limited"],
  [499, "bad-request"],
  [503, "server"],
])("a response with status %i fails with %s", (status, code) => expect(errorOf(status).code).toBe(code));

test("an error includes its call and the details of the response", () => {
  const body = { message: "Check.", code: "bad_city", errors: { city: "No.", tax: "No." } };
  const { call, status, serverMessage, serverCode, retryAfterSeconds, fields } = errorOf(422, body, {
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

test("an error with missing or unknown field details has no field errors", () => {
  expect(errorOf(422, { errors: { tax: "No." } }).fields).toBeUndefined();
  expect(errorOf(422).fields).toBeUndefined();
});

test.each([
  [" 120 ", 120],
  ["0", 0],
  ["-5", undefined],
  ["007", 7],
  ["1.5", undefined],
  ["120 s", undefined],
  ["s 120", undefined],
  ["", undefined],
  ["never GMT", undefined],
  ["2026-11-24", undefined],
  [" Thu, 01 Jan 1970 00:00:30 GMT ", 20],
  ["Thu, 01 Jan 1970 00:00:11 GMT", 1],
])("Retry-After %j requests a wait of %j seconds", (header, seconds) => {
  expect(waitOf(header, 10_000)).toBe(seconds);
});

test.each([
  ["by a year", 31_536_000_000],
  ["by a year in the other direction", -31_536_000_000],
  ["by ten minutes", 600_000],
  ["not at all", 0],
])(
  "a date is relative to the response's own date, even if the visitor's clock is wrong: %s",
  (_name, off) => {
    vi.setSystemTime(Date.parse("Tue, 24 Nov 2026 10:00:00 GMT") + off);
    const date = "Tue, 24 Nov 2026 10:00:00 GMT";
    const headers = { "Retry-After": "Tue, 24 Nov 2026 10:01:00 GMT", date };
    expect(errorOf(429, "", headers).retryAfterSeconds).toBe(60);
    expect(errorOf(429, "", { ...headers, "Retry-After": "90" }).retryAfterSeconds).toBe(90);
  },
);

test.each([
  [undefined, 60],
  ["never", 60],
  ["", 60],
])("the visitor's clock is used without a readable date (%j)", (date, seconds) => {
  vi.setSystemTime(Date.parse("Tue, 24 Nov 2026 10:00:00 GMT"));
  const headers = { "Retry-After": "Tue, 24 Nov 2026 10:01:00 GMT", ...(date !== undefined && { date }) };
  expect(errorOf(429, "", headers).retryAfterSeconds).toBe(seconds);
});

test.each([
  ["Tue, 24 Nov 2026 10:00:00 GMT", "Wed, 25 Nov 2026 10:00:00 GMT", 86_400],
  ["Tue, 24 Nov 2026 10:00:00 GMT", "Wed, 25 Nov 2026 10:00:01 GMT", undefined],
  ["Tue, 24 Nov 2026 10:00:00 GMT", "Wed, 24 Nov 2027 10:00:00 GMT", undefined],
])("a date without a reliable clock (%s) is limited to a day ahead: %s", (now, header, seconds) =>
  expect(waitOf(header, Date.parse(now))).toBe(seconds),
);

test("a fraction of a second in Retry-After is rounded up", () =>
  expect(waitOf("Thu, 01 Jan 1970 00:00:30 GMT", 9_999)).toBe(21));
