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

describe.each(["tr", "en"])("the sentences in %s", (locale) => {
  const { calls, ...sentences } = JSON.parse(fs.readFileSync(`locales/${locale}/errors.json`, "utf8")) as {
    calls: Record<string, string>;
  } & Record<string, string>;

  test("are there for every code and for nothing else", () => {
    expect(Object.keys(sentences).sort()).toEqual([...callErrorCodes, ...waits].sort());
    const groups = new Set(Object.values(callGroups).filter((group) => group !== "setup"));
    expect(Object.keys(calls).sort()).toEqual([...groups].sort());
  });

  test("say what happened and what to do", () => {
    for (const sentence of [...callErrorCodes.map((code) => sentences[code] ?? ""), ...Object.values(calls)])
      expect(sentence.split(/[.!?](?:\s|$)/).length).toBeGreaterThan(2);
  });
});

test("a failure is described by the backend's sentence, else by the catalogue's", () => {
  expect(describeCallError(new CallError("conflict", { serverMessage: "Taken." }), t)).toBe("Taken.");
  expect(describeCallError(new CallError("conflict"), t)).toBe("sentence of conflict");
  expect(describeCallError(new CallError("server", { serverMessage: "<h1>x</h1>" }), t)).toBe(
    "sentence of server",
  );
});

test("what is no failed call is described as a lost connection", () => {
  expect(describeCallError(new Error("Loading chunk 5 failed"), t)).toBe("sentence of network");
  vi.stubGlobal("navigator", { onLine: false });
  expect(describeCallError(undefined, t)).toBe("sentence of offline");
});

test.each([undefined, null, [], 7, "<html>", { message: 5, code: {}, fields: "x" }])(
  "a body that is no error of the contract is ignored: %j",
  (body) => {
    const { serverMessage, serverCode, fields } = errorOfResponse(
      { status: 500, headers: new Headers() },
      body,
      call,
    );
    expect([serverMessage, serverCode, fields]).toEqual([undefined, undefined, undefined]);
  },
);
