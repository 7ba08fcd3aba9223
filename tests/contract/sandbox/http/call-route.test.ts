import { describe, expect, it, vi } from "vitest";
import { onboarding, wizard } from "../open-sandbox";

const rateLimit = { calls: 2, milliseconds: 10_000 };
const choice = { package_id: 1, features_ids: [1] };

describe("spam protection for public forms", () => {
  it("only public forms are rate-limited and checked for automated submission", async () => {
    const { call } = await onboarding({ rateLimit });
    for (let count = 0; count < 4; count += 1)
      expect((await call("packages", {}, { "x-form-trace": "robot" })).status).toBe(200);
  });
});

describe("effects of an injected fault", () => {
  /** Creates an onboarding whose package selection meets the fault. */
  async function faulty(fault: object, times?: number) {
    const opened = await onboarding();
    const { ask, call, credentials } = opened;
    await opened.post("/sandbox/faults", { call: "select-package", fault, times });
    const send = () =>
      ask(`${wizard}/select-package`, {
        method: "POST",
        body: JSON.stringify({ ...credentials, ...choice }),
        headers: { "content-type": "application/json" },
      });
    const isChosen = async () => (await call("get-information")).body["package"] !== null;
    return { ...opened, send, isChosen };
  }

  it("an injected fault with a status is returned without running the handler", async () => {
    const { send, isChosen } = await faulty({ status: 503, retryAfter: 7 });
    const response = await send();
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "7"]);
    expect(await response.json()).toMatchObject({ code: "provoked" });
    expect(await isChosen()).toBe(false);
  });

  it.each([
    ["missing-fields", /^\{\}$/],
    ["malformed", /^\{"message": $/],
    ["html", /^<!doctype html>/],
  ])(
    "an injected fault with the body %s alters only the response of an executed call",
    async (body, text) => {
      const { send, isChosen } = await faulty({ body });
      const response = await send();
      expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(text)]);
      expect(await isChosen()).toBe(true);
    },
  );

  it.each([
    [true, false],
    ["after-read", true],
  ] as const)(
    "an injected fault closes the connection (%s), with the call executed: %s",
    async (drop, isCarriedOut) => {
      const { send, isChosen } = await faulty({ drop });
      expect((await send()).type).toBe("error");
      expect(await isChosen()).toBe(isCarriedOut);
    },
  );

  it("an injected fault expires after the given number of calls", async () => {
    const { send } = await faulty({ status: 500 }, 1);
    expect([(await send()).status, (await send()).status]).toEqual([500, 200]);
  });

  it.each([{ delay: 5_000 }, { delay: 5_000, status: 503 }])(
    "an injected fault delays the response as specified by %j",
    async (fault) => {
      const { send } = await faulty(fault);
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      try {
        let isAnswered = false;
        const answer = send().then((response) => {
          isAnswered = true;
          return response;
        });
        // `vi.waitUntil` advances the clock slightly.
        await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 10_000 });
        await vi.advanceTimersByTimeAsync(4_000);
        expect(isAnswered).toBe(false);
        await vi.advanceTimersByTimeAsync(1_000);
        expect((await answer).status).toBe(fault.status ?? 200);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it.each([
    [{ hold: true }, 200],
    [{ hold: true, status: 503 }, 503],
  ])("an injected fault blocks the response of a read call until its release: %j", async (fault, status) => {
    const opened = await onboarding();
    await opened.post("/sandbox/faults", { call: "list-packages", fault });
    let isAnswered = false;
    const answer = opened.call("packages").then((result) => {
      isAnswered = true;
      return result;
    });
    await opened.read("/sandbox/leads");
    expect(isAnswered).toBe(false);
    await opened.post("/sandbox/faults/release", {});
    expect((await answer).status).toBe(status);
  });
});
