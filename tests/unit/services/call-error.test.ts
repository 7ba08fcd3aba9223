import fs from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callGroups, type CallId } from "@/services/call-groups";
import {
  CallError,
  callErrorCodes,
  connectionCode,
  describeCallError,
  type CallErrorCode,
} from "@/services/errors";
import { stringsOf } from "../../helpers/strings-of";

afterEach(() => vi.unstubAllGlobals());

const t = (key: string, options?: { count: number }) => (options ? `${key} ${options.count}` : key);
const described = (code: CallErrorCode, call?: CallId) => describeCallError(new CallError(code, { call }), t);

test("a failed call has a console message and a cause", () => {
  const cause = new Error("x");
  const error = new CallError("conflict", { cause });
  expect(error).toMatchObject({ name: "CallError", message: "The call failed: conflict", cause });
  expect(new CallError("conflict").serverMessage).toBeUndefined();
});

test("the backend's message is a single paragraph of plain text", () => {
  expect(new CallError("conflict", { serverMessage: " Try\nagain. " }).serverMessage).toBe("Try again.");
  expect(new CallError("conflict", { serverMessage: "<b>x</b>" }).serverMessage).toBeUndefined();
});

test("the error is 'offline' only if the browser reports being offline", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(connectionCode()).toBe("offline");
  vi.stubGlobal("navigator", { onLine: true });
  expect(connectionCode()).toBe("network");
  vi.stubGlobal("navigator", {});
  expect(connectionCode()).toBe("network");
  vi.stubGlobal("navigator", undefined);
  expect(connectionCode()).toBe("network");
});

test("an error that is not a failed call is described as a lost connection", () => {
  expect(describeCallError(new Error("Loading chunk 5 failed"), t)).toBe("network");
  vi.stubGlobal("navigator", { onLine: false });
  expect(describeCallError(undefined, t)).toBe("offline");
});

describe.each(["tr", "en"])("error messages in %s", (locale) => {
  const { calls: ofCalls, ...sentences } = JSON.parse(
    fs.readFileSync(`locales/${locale}/errors.json`, "utf8"),
  ) as { calls: Record<string, string> } & Record<string, string>;

  test("every known error code has an error message, and no other code does", () => {
    const waits = ["wait-seconds", "wait-minutes", "wait-hours"];
    expect(Object.keys(sentences).sort()).toEqual([...callErrorCodes, ...waits].sort());
    const groups = new Set(Object.values(callGroups).filter((group) => group !== "setup"));
    expect(Object.keys(ofCalls).sort()).toEqual([...groups].sort());
  });

  test("every error message describes the problem and a solution", () => {
    for (const sentence of [
      ...callErrorCodes.map((code) => sentences[code] ?? ""),
      ...Object.values(ofCalls),
    ])
      expect(sentence.split(/[.!?](?:\s|$)/).length).toBeGreaterThan(2);
  });
});

const calls = Object.keys(callGroups) as CallId[];
const isForm = (call: CallId) => ["sign-up", "contact", "newsletter"].includes(callGroups[call]);
const refusals: CallErrorCode[] = ["bad-request", "unprocessable", "refused"];

describe.each(refusals)("a call that failed with %s", (code) => {
  test.each(calls)("a failed call has the error message for its purpose, %s", (call) =>
    expect(described(code, call)).toBe(callGroups[call] === "setup" ? code : `calls.${callGroups[call]}`),
  );

  test("a failed call has the general error message if the call is unknown", () =>
    expect(described(code)).toBe(code));
});

describe.each(["unauthorized", "forbidden", "not-found", "conflict", "unsupported"] as const)(
  "a form that failed with %s",
  (code) => {
    test.each(calls.filter(isForm))(
      "the error message of a failed form, %s, matches its purpose and mentions no setup or session",
      (call) => expect(described(code, call)).toBe(`calls.${callGroups[call]}`),
    );
  },
);

const others = callErrorCodes.filter((code) => !refusals.includes(code) && code !== "unauthorized");

test.each(others)("a setup step that fails with %s has the general error message", (code) =>
  expect(described(code, "list-packages")).toBe(code),
);

test.each(calls.filter((call) => !isForm(call)))("only Meta calls report an expired session: %s", (call) =>
  expect(described("unauthorized", call)).toBe(
    callGroups[call] === "connection" ? "unauthorized" : "forbidden",
  ),
);

test.each([
  [-1, "server"],
  [1, "server wait-seconds 1"],
  [119, "server wait-seconds 119"],
  [120, "server wait-minutes 2"],
  [180, "server wait-minutes 3"],
  [5_399, "server wait-minutes 90"],
  [5_400, "server wait-hours 2"],
  [7_200, "server wait-hours 2"],
  [7_201, "server wait-hours 3"],
  [86_400, "server wait-hours 24"],
  [86_401, "server"],
  [31_536_060, "server"],
])("describes a wait of %i seconds as %j", (retryAfterSeconds, text) =>
  expect(describeCallError(new CallError("server", { retryAfterSeconds }), t)).toBe(text),
);

test.each([
  ["tr", 60, "60 saniye sonra yeniden deneyebilirsiniz."],
  ["tr", 600, "10 dakika sonra yeniden deneyebilirsiniz."],
  ["tr", 7_200, "2 saat sonra yeniden deneyebilirsiniz."],
  ["en", 1, "You can try again in 1 second."],
  ["en", 600, "You can try again in 10 minutes."],
  ["en", 7_200, "You can try again in 2 hours."],
] as const)("the message in %s for a wait of %i seconds is: %s", (locale, retryAfterSeconds, text) => {
  const error = new CallError("server", { serverMessage: "–", retryAfterSeconds });
  expect(describeCallError(error, stringsOf(locale, "errors"))).toBe(`– ${text}`);
});
