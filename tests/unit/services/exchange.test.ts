import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as v from "valibot";
import { configureApi } from "@/services/api-settings";
import { CallError } from "@/services/errors";
import { exchange, type CallSettings } from "@/services/exchange";

const call = { call: "list-packages", fields: [], isInstalling: false } as const;
const read: CallSettings = { ...call, isRepeatable: true, answer: v.object({ ok: v.boolean() }) };
const write: CallSettings = { ...read, isRepeatable: false };
const install: CallSettings = { ...write, isInstalling: true, answer: undefined };

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fetching.mockReset();
  configureApi({ fetch: fetching, timeout: 15_000, installingTimeout: 60_000, firstPause: 500 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = (...responses: (Response | Error)[]) => {
  for (const response of responses)
    if (response instanceof Error) fetching.mockRejectedValueOnce(response);
    else fetching.mockResolvedValueOnce(response);
};
const good = () => Response.json({ ok: true });
const failed = (status: number, headers?: HeadersInit) => Response.json({}, { status, headers });

/** Returns the outcome of a call with its delays skipped. */
async function outcome(settings: Parameters<typeof exchange>[2]): Promise<unknown> {
  const call = exchange("/x", { method: "POST" }, settings).then(
    (response) => response.json() as Promise<unknown>,
    (error: unknown) => (error as CallError).code,
  );
  await vi.runAllTimersAsync();
  return call;
}

test("a read call is sent at most three times", async () => {
  answers(failed(500), new TypeError("Failed to fetch"), good());
  expect(await outcome(read)).toEqual({ answer: { ok: true } });
  fetching.mockReset();
  answers(failed(500), failed(502), failed(503), good());
  expect(await outcome(read)).toBe("server");
  expect(fetching).toHaveBeenCalledTimes(3);
});

test("a write is sent only once, whatever happens", async () => {
  for (const failure of [failed(500), failed(429), new TypeError("Failed to fetch")]) {
    fetching.mockReset();
    answers(failure, good());
    expect(await outcome(write)).toEqual(expect.any(String));
    expect(fetching).toHaveBeenCalledTimes(1);
  }
});

test.each([400, 401, 403, 404, 409, 422])("status %i is final for a read call too", async (status) => {
  answers(failed(status), good());
  await outcome(read);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test("an invalid response is final", async () => {
  answers(Response.json({ other: 1 }), good());
  expect(await outcome(read)).toBe("invalid-response");
  expect(fetching).toHaveBeenCalledTimes(1);
  fetching.mockReset();
  answers(new Response("<html>"));
  expect(await outcome(write)).toBe("invalid-response");
});

test("a call times out after 15 seconds, even while the body is being read", async () => {
  for (const never of [
    new Promise<Response>(() => {}),
    Promise.resolve(new Response(new ReadableStream())),
  ]) {
    fetching.mockReset();
    fetching.mockReturnValueOnce(never);
    const settled = vi.fn();
    const call = exchange("/x", {}, read).catch((error: unknown) => {
      settled((error as CallError).code);
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(settled).toHaveBeenCalledWith("timeout");
    expect(fetching).toHaveBeenCalledTimes(1);
  }
});

test("a call that installs may take 60 seconds", async () => {
  fetching.mockReturnValueOnce(new Promise(() => {}));
  const settled = vi.fn();
  const call = exchange("/x", {}, install).catch((error: unknown) => {
    settled((error as CallError).code);
  });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(settled).toHaveBeenCalledWith("timeout");
});

test("a cancelled call is aborted, even before it starts or between two attempts", async () => {
  const cancelling = new AbortController();
  fetching.mockReturnValueOnce(new Promise(() => {}));
  const call = exchange("/x", {}, { ...read, signal: cancelling.signal });
  cancelling.abort();
  await expect(call).rejects.toMatchObject({ code: "cancelled" });
  expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await expect(exchange("/x", {}, { ...read, signal: cancelling.signal })).rejects.toMatchObject({
    code: "cancelled",
  });
  expect(fetching).toHaveBeenCalledTimes(1);

  const later = new AbortController();
  answers(failed(500), good());
  const repeated = exchange("/x", {}, { ...read, signal: later.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1);
  later.abort();
  expect(await repeated).toMatchObject({ code: "cancelled" });
  expect(fetching).toHaveBeenCalledTimes(2);
});

test("no request is sent without a connection", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(await outcome(read)).toBe("offline");
  expect(fetching).not.toHaveBeenCalled();
});
