import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { configureApi } from "@/services/api-settings";
import { CallError } from "@/services/errors";
import { callsMade, type Run } from "../../fixtures/calls-made";

const rows = Object.entries(callsMade).map(([id, [run, sent]]) => [id, run, sent] as const);

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  // Most responses here violate the contract, which is not under test.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fetching.mockReset();
  configureApi({
    baseUrl: "https://api.example",
    headers: { onboardingHash: true },
    fetch: fetching,
    timeout: 1_000,
    installingTimeout: 5_000,
    firstPause: 1,
  });
});

afterEach(() => vi.useRealTimers());

const answer = (body: unknown, init?: ResponseInit) =>
  fetching.mockImplementation(() => Promise.resolve(Response.json(body, init)));

const parsed = (body: unknown): unknown =>
  body instanceof FormData
    ? Object.fromEntries(body)
    : body === undefined
      ? body
      : JSON.parse(body as string);

const errorOf = (run: Run) =>
  run().then(
    () => null,
    (error: unknown) => error as CallError,
  );

test.each(rows)("the call %s sends its body to its path", async (_, run, { path, method = "POST", body }) => {
  answer({ id: 1, hash: "h" });
  await errorOf(run);
  const [url, init] = fetching.mock.calls[0] ?? [];
  expect(url).toBe(`https://api.example${path}`);
  expect(init?.method).toBe(method);
  expect(parsed(init?.body ?? undefined)).toEqual(body);
});

test.each(rows)("an error from %s contains the call's name", async (id, run) => {
  answer({ message: "No." }, { status: 422 });
  const error = await errorOf(run);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ code: "unprocessable", call: id, serverMessage: "No." });
});

const readingCalls = ["list-", "get-"];

test.each(rows)("the call %s is retried only if it is a read", async (id, run) => {
  answer({}, { status: 500 });
  const call = errorOf(run);
  await vi.runAllTimersAsync();
  expect(await call).toMatchObject({ code: "server" });
  expect(fetching).toHaveBeenCalledTimes(readingCalls.some((start) => id.startsWith(start)) ? 3 : 1);
});

const installing = [
  "configure-facebook",
  "configure-whatsapp",
  "configure-instagram",
  "complete-onboarding",
  "set-up-store",
  "upload-store-images",
];

test.each(rows)("the call %s has a longer timeout only if it installs something", async (id, run) => {
  fetching.mockReturnValue(new Promise(() => {}));
  const settled = vi.fn();
  const call = errorOf(run).then((error) => {
    settled(error?.code);
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(settled.mock.calls).toEqual(installing.includes(id) ? [] : [["timeout"]]);
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(settled).toHaveBeenCalledWith("timeout");
});

const hashInHeader = [
  "set-up-store",
  "get-store-setup",
  "edit-store",
  "get-store-edit",
  "upload-store-images",
];

test.each(rows)("the call %s sends the hash in a header only if its body has none", async (id, run) => {
  answer({ id: 1, hash: "h" });
  await errorOf(run);
  const headers = new Headers(fetching.mock.calls[0]?.[1]?.headers);
  expect(headers.get("x-onboarding-hash")).toBe(hashInHeader.includes(id) ? "h" : null);
});

test.each([
  ["create-onboarding", "phone_number"],
  ["send-contact-message", "topic"],
  ["subscribe-newsletter", "consent"],
  ["complete-onboarding", "taxnumber"],
  ["set-up-store", "sub_domain"],
  ["edit-store", "zip_code"],
  ["upload-store-images", "favicon"],
] as const)("an error of %s has the message at its field %s", async (id, field) => {
  answer({ errors: { [field]: ["No."], other: ["x"] } }, { status: 422 });
  expect(await errorOf(callsMade[id][0])).toMatchObject({ fields: [{ field, message: "No." }] });
});

test.each(["select-package", "get-information"] as const)("an error of %s has no fields", async (id) => {
  answer({ errors: { package_id: ["No."] } }, { status: 422 });
  expect((await errorOf(callsMade[id][0]))?.fields).toBeUndefined();
});
