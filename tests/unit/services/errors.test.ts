import fs from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { errorOfResponse } from "@/services/error-of-response";
import { callGroups } from "@/services/call-groups";
import { CallError, callErrorCodes, describeCallError } from "@/services/errors";

afterEach(() => vi.unstubAllGlobals());

const call = { call: "create-onboarding", fields: ["name", "email"] } as const;

const t = (code: string, options?: { count: number }) =>
  options ? `${code} ${options.count}` : `sentence of ${code}`;
const waits = ["wait-seconds", "wait-minutes", "wait-hours"];

describe.each(["tr", "en"])("error messages in %s", (locale) => {
  const { calls, ...sentences } = JSON.parse(fs.readFileSync(`locales/${locale}/errors.json`, "utf8")) as {
    calls: Record<string, string>;
  } & Record<string, string>;

  test("there is an error message for every error code and no others", () => {
    expect(Object.keys(sentences).sort()).toEqual([...callErrorCodes, ...waits].sort());
    const groups = new Set(Object.values(callGroups).filter((group) => group !== "setup"));
    expect(Object.keys(calls).sort()).toEqual([...groups].sort());
  });

  test("every error message describes the problem and a solution", () => {
    for (const sentence of [...callErrorCodes.map((code) => sentences[code] ?? ""), ...Object.values(calls)])
      expect(sentence.split(/[.!?](?:\s|$)/).length).toBeGreaterThan(2);
  });
});

test("a failure has the backend's message, or else the one in the catalogue", () => {
  expect(describeCallError(new CallError("conflict", { serverMessage: "Taken." }), t)).toBe("Taken.");
  expect(describeCallError(new CallError("conflict"), t)).toBe("sentence of conflict");
  expect(describeCallError(new CallError("server", { serverMessage: "<h1>x</h1>" }), t)).toBe(
    "sentence of server",
  );
});

test("an error that is not a failed call is described as a lost connection", () => {
  expect(describeCallError(new Error("Loading chunk 5 failed"), t)).toBe("sentence of network");
  vi.stubGlobal("navigator", { onLine: false });
  expect(describeCallError(undefined, t)).toBe("sentence of offline");
});

test.each([undefined, null, [], 7, "<html>", { message: 5, code: {}, fields: "x" }])(
  "an error body outside the contract is ignored: %j",
  (body) => {
    const { serverMessage, serverCode, fields } = errorOfResponse(
      { status: 500, headers: new Headers() },
      body,
      call,
    );
    expect([serverMessage, serverCode, fields]).toEqual([undefined, undefined, undefined]);
  },
);
