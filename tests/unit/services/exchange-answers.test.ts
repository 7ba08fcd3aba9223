import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as v from "valibot";
import { configureApi } from "@/services/api-settings";
import { CallError } from "@/services/errors";
import { exchange, type CallSettings } from "@/services/exchange";

const fetching = vi.fn<typeof fetch>();
const logged = vi.fn();
const settings: CallSettings = {
  call: "edit-store",
  fields: ["city"],
  isRepeatable: false,
  isInstalling: false,
  answer: v.object({ id: v.string() }),
};

beforeEach(() => {
  fetching.mockReset();
  logged.mockReset();
  vi.spyOn(console, "warn").mockImplementation(logged);
  configureApi({ fetch: fetching, timeout: 15_000, installingTimeout: 60_000, firstPause: 500 });
});

afterEach(() => vi.unstubAllGlobals());

const send = (changes: Partial<CallSettings> = {}, init: RequestInit = {}) =>
  exchange("/x", init, { ...settings, ...changes });

const answer = (body: BodyInit, init?: ResponseInit) =>
  fetching.mockResolvedValueOnce(new Response(body, init));

describe("parsing an accepted response", () => {
  test("an accepted response is parsed and returned as JSON", async () => {
    answer('{"id":17841400000000001,"other":1}', { status: 201 });
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ answer: { id: "17841400000000001" } });
  });

  test.each([
    ["<!doctype html><title>WiFi</title>", "invalid-response"],
    ["OK", null],
    ["", null],
  ])("a redirected write, with the text %j, fails with %j", async (text, code) => {
    const response = new Response(text);
    Object.defineProperty(response, "redirected", { value: true });
    fetching.mockResolvedValueOnce(response);
    const failed = await send({ answer: undefined }).then(
      () => null,
      (thrown: unknown) => (thrown as CallError).code,
    );
    expect(failed).toBe(code);
  });

  test("a response that is nested too deeply is rejected", async () => {
    answer(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    await expect(send()).rejects.toMatchObject({ name: "CallError", code: "invalid-response" });
    expect(logged.mock.calls).toEqual([["edit-store: expected a readable body at the top of the answer"]]);
  });

  test("a response that reports a failure is rejected with its own status", async () => {
    answer('{"success":false,"errors":{"city":["No."]}}', { status: 202, headers: { "retry-after": "7" } });
    await expect(send()).rejects.toMatchObject({
      code: "refused",
      status: 202,
      call: "edit-store",
      retryAfterSeconds: 7,
      fields: [{ field: "city", message: "No." }],
    });
  });
});

describe("conversion by a backend adapter", () => {
  const adapter = {
    answer: vi.fn((_, body: unknown) => ({ id: (body as { Key: string }).Key })),
    refusal: vi.fn((_, body: unknown) => ({ message: (body as { Fault: string }).Fault })),
  };
  beforeEach(() => configureApi({ adapter }));
  afterEach(() => configureApi({ adapter: {} }));

  test("an adapter converts responses and errors before they are parsed", async () => {
    answer('{"Key":"a"}');
    expect(await (await send()).json()).toEqual({ answer: { id: "a" } });
    expect(adapter.answer).toHaveBeenCalledWith("edit-store", { Key: "a" });
    answer('{"Fault":"Olmadı."}', { status: 409 });
    await expect(send()).rejects.toMatchObject({ code: "conflict", serverMessage: "Olmadı." });
    expect(adapter.refusal).toHaveBeenCalledWith("edit-store", { Fault: "Olmadı." });
  });

  test("an adapter can report an accepted call as failed", async () => {
    adapter.answer.mockReturnValueOnce({ success: false, message: "Olmadı." } as never);
    answer("FAULT");
    await expect(send()).rejects.toMatchObject({ code: "refused", serverMessage: "Olmadı." });
  });

  test("an adapter that throws makes the response invalid", async () => {
    answer("null");
    await expect(send()).rejects.toMatchObject({ code: "invalid-response" });
    expect(logged).toHaveBeenCalledOnce();
  });
});

test("a request is sent unchanged, with an abort signal", async () => {
  answer('{"id":"a"}');
  await send({}, { method: "PUT", body: "x" });
  const [url, init] = fetching.mock.calls[0] ?? [];
  expect(url).toBe("/x");
  expect(init).toMatchObject({ method: "PUT", body: "x" });
  expect(init?.signal?.aborted).toBe(false);
});

test("the error for a connection lost while reading the body keeps its cause", async () => {
  const cause = new TypeError("terminated");
  const body = new ReadableStream({ start: (stream) => stream.error(cause) });
  fetching.mockResolvedValueOnce(new Response(body));
  await expect(send()).rejects.toMatchObject({ code: "network", cause });
});

test("a lost connection has the error code 'offline' if the browser reports being offline", async () => {
  fetching.mockImplementationOnce(() => {
    vi.stubGlobal("navigator", { onLine: false });
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  await expect(send()).rejects.toMatchObject({ code: "offline" });
});

describe("cleanup after a finished call", () => {
  test("a finished call removes its abort listener", async () => {
    const { signal } = new AbortController();
    const adding = vi.spyOn(signal, "addEventListener");
    const removing = vi.spyOn(signal, "removeEventListener");
    answer('{"id":"a"}');
    await send({ signal });
    const [event, listener] = adding.mock.calls[0] ?? [];
    expect(event).toBe("abort");
    await vi.waitFor(() => expect(removing).toHaveBeenCalledWith("abort", listener));
  });

  /** Runs with fake timers. Only the first timer is the call's: other code in the worker may start more. */
  async function withFakeTimers(run: (isTimerCleared: () => boolean) => Promise<void>) {
    vi.useFakeTimers();
    const setting = vi.spyOn(globalThis, "setTimeout");
    const clearing = vi.spyOn(globalThis, "clearTimeout");
    try {
      await run(() => clearing.mock.calls.some(([timer]) => timer === setting.mock.results[0]?.value));
    } finally {
      // Removes the spies, which would otherwise restore the fake timers after the test.
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  }

  test("a timed-out call aborts its request and clears its timer", () =>
    withFakeTimers(async (isTimerCleared) => {
      fetching.mockReturnValueOnce(new Promise(() => {}));
      const { signal } = new AbortController();
      const removing = vi.spyOn(signal, "removeEventListener");
      const call = expect(send({ signal })).rejects.toMatchObject({ code: "timeout" });
      await vi.advanceTimersByTimeAsync(15_000);
      await call;
      expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
      expect(removing).toHaveBeenCalled();
      expect(isTimerCleared()).toBe(true);
    }));

  test.each(["before it starts", "later"])("a call cancelled %s clears its timer", (moment) =>
    withFakeTimers(async (isTimerCleared) => {
      const cancelling = new AbortController();
      if (moment !== "later") cancelling.abort();
      fetching.mockReturnValueOnce(new Promise(() => {}));
      const call = expect(send({ signal: cancelling.signal })).rejects.toMatchObject({ code: "cancelled" });
      cancelling.abort();
      await call;
      expect(isTimerCleared()).toBe(true);
    }),
  );
});
