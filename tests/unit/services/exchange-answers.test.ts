import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { configureApi } from "@/services/api-settings";
import { CallError } from "@/services/errors";
import { exchange, type CallSettings } from "@/services/exchange";

const fetching = vi.fn<typeof fetch>();
const reading = vi.fn<CallSettings["read"]>();
const settings: CallSettings = {
  call: "edit-store",
  fields: ["city"],
  locale: "en",
  isRepeatable: false,
  isInstalling: false,
  needsAnswer: "yes",
  read: reading,
};

beforeEach(() => {
  fetching.mockReset();
  reading.mockReset();
  reading.mockReturnValue({ a: 1 });
  configureApi({ fetch: fetching, timeout: 15_000, installingTimeout: 60_000, firstPause: 500 });
});

afterEach(() => vi.unstubAllGlobals());

const send = (changes: Partial<CallSettings> = {}, init: RequestInit = {}) =>
  exchange("/x", init, { ...settings, ...changes });

const answer = (body: BodyInit, init?: ResponseInit) =>
  fetching.mockResolvedValueOnce(new Response(body, init));

describe("an accepted answer", () => {
  test("is read for the page's language, and handed on as JSON", async () => {
    answer('{"id":17841400000000001}', { status: 201 });
    const response = await send();
    expect(reading).toHaveBeenCalledWith({ id: "17841400000000001" }, "en");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({ a: 1 });
  });

  test("holds JSON in a text", async () => {
    answer(JSON.stringify({ body: '{"id":1}' }));
    await send();
    expect(reading).toHaveBeenCalledWith({ body: { id: 1 } }, "en");
  });

  test.each([
    ["yes", "OK", "invalid-response"],
    ["yes", "<p>", "invalid-response"],
    ["some", "OK", null],
    ["some", " \n<p>", "invalid-response"],
    ["some", "OK <p>", null],
    ["no", "<p>", null],
  ] as const)(
    "with an answer needed: %s, and the text %j, fails with %j",
    async (needsAnswer, text, code) => {
      answer(text);
      const error = await send({ needsAnswer }).then(
        () => null,
        (thrown: unknown) => thrown as CallError,
      );
      expect(error?.code ?? null).toBe(code);
      if (code !== null) expect(error?.cause).toBeInstanceOf(SyntaxError);
      else expect(reading).toHaveBeenCalledWith(undefined, "en");
    },
  );

  test.each([
    ["<!doctype html><title>WiFi</title>", "invalid-response"],
    ["OK", null],
    ["", null],
  ])("to which a write was led elsewhere, with the text %j, fails with %j", async (text, code) => {
    const response = new Response(text);
    Object.defineProperty(response, "redirected", { value: true });
    fetching.mockResolvedValueOnce(response);
    const failed = await send({ needsAnswer: "no" }).then(
      () => null,
      (thrown: unknown) => (thrown as CallError).code,
    );
    expect(failed).toBe(code);
  });

  test("that cannot be read keeps the reason", async () => {
    const cause = new TypeError("no list");
    reading.mockImplementation(() => {
      throw cause;
    });
    answer("{}");
    await expect(send()).rejects.toMatchObject({ name: "CallError", code: "invalid-response", cause });
  });

  test("that a reader refuses fails with what the reader says", async () => {
    reading.mockImplementation(() => {
      throw new CallError("not-found");
    });
    answer("{}");
    await expect(send()).rejects.toMatchObject({ code: "not-found" });
  });

  test("that says it failed has the status it names, else its own", async () => {
    answer('{"success":false,"code":409}', { status: 202, headers: { "retry-after": "7" } });
    await expect(send()).rejects.toMatchObject({ code: "conflict", status: 409, retryAfterSeconds: 7 });
    answer('{"success":false,"errors":{"city":["No."]}}', { status: 202 });
    await expect(send()).rejects.toMatchObject({
      code: "refused",
      status: 202,
      call: "edit-store",
      fields: [{ field: "city", message: "No." }],
    });
  });
});

test("a refused answer has its status, its call, its wait and its fields", async () => {
  answer('{"city":["No."]}', { status: 422, headers: { "retry-after": "7" } });
  await expect(send()).rejects.toMatchObject({
    code: "unprocessable",
    status: 422,
    call: "edit-store",
    retryAfterSeconds: 7,
    fields: [{ field: "city", message: "No." }],
  });
  expect(reading).not.toHaveBeenCalled();
});

test("the request is sent as it was given, with a signal", async () => {
  answer("{}");
  await send({}, { method: "PUT", body: "x" });
  const [url, init] = fetching.mock.calls[0] ?? [];
  expect(url).toBe("/x");
  expect(init).toMatchObject({ method: "PUT", body: "x" });
  expect(init?.signal?.aborted).toBe(false);
});

test("a connection that is lost while the body is read keeps its cause", async () => {
  const cause = new TypeError("terminated");
  const body = new ReadableStream({ start: (stream) => stream.error(cause) });
  fetching.mockResolvedValueOnce(new Response(body));
  await expect(send()).rejects.toMatchObject({ code: "network", cause });
});

test("a connection that is lost in a browser that notices is one that is offline", async () => {
  fetching.mockImplementationOnce(() => {
    vi.stubGlobal("navigator", { onLine: false });
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  await expect(send()).rejects.toMatchObject({ code: "offline" });
});

describe("a call that is over", () => {
  test("no longer listens to its signal", async () => {
    const { signal } = new AbortController();
    const adding = vi.spyOn(signal, "addEventListener");
    const removing = vi.spyOn(signal, "removeEventListener");
    answer("{}");
    await send({ signal });
    const [event, listener] = adding.mock.calls[0] ?? [];
    expect(event).toBe("abort");
    await vi.waitFor(() => expect(removing).toHaveBeenCalledWith("abort", listener));
  });

  test("because it took too long stops its request and its timer", async () => {
    vi.useFakeTimers();
    try {
      fetching.mockReturnValueOnce(new Promise(() => {}));
      const { signal } = new AbortController();
      const removing = vi.spyOn(signal, "removeEventListener");
      const call = expect(send({ signal })).rejects.toMatchObject({ code: "timeout" });
      await vi.advanceTimersByTimeAsync(15_000);
      await call;
      expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
      expect(removing).toHaveBeenCalled();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("because it was cancelled leaves no timer", async () => {
    vi.useFakeTimers();
    try {
      const cancelling = new AbortController();
      fetching.mockReturnValueOnce(new Promise(() => {}));
      const call = expect(send({ signal: cancelling.signal })).rejects.toMatchObject({ code: "cancelled" });
      cancelling.abort();
      await call;
      await expect(send({ signal: cancelling.signal })).rejects.toMatchObject({ code: "cancelled" });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
