import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as v from "valibot";
import { configureApi } from "@/services/api-settings";
import { CallError } from "@/services/errors";
import { exchange, type CallSettings } from "@/services/exchange";

const call = { call: "list-packages", fields: [], isInstalling: false } as const;
const read: CallSettings = { ...call, isRepeatable: true, answer: v.object({ ok: v.boolean() }) };

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
const failed = (status: number) => Response.json({}, { status });

/** Returns the outcome of a call with its delays skipped. */
async function outcome(settings: CallSettings): Promise<unknown> {
  const call = exchange("/x", { method: "POST" }, settings).then(
    (response) => response.json() as Promise<unknown>,
    (error: unknown) => (error as CallError).code,
  );
  await vi.runAllTimersAsync();
  return call;
}

test("a read call succeeds after two temporary failures", async () => {
  answers(failed(500), new TypeError("Failed to fetch"), good());
  expect(await outcome(read)).toEqual({ answer: { ok: true } });
});

test("an invalid response is not retried", async () => {
  answers(Response.json({ other: 1 }), good());
  expect(await outcome(read)).toBe("invalid-response");
  expect(fetching).toHaveBeenCalledTimes(1);
});

test("a call times out even while the body is being read", async () => {
  answers(new Response(new ReadableStream()));
  expect(await outcome(read)).toBe("timeout");
  expect(fetching).toHaveBeenCalledTimes(1);
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
