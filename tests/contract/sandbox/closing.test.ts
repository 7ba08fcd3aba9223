import { describe, expect, it, vi } from "vitest";
import { onboarding, openSandbox, wizard } from "./open-sandbox";

describe("a sandbox that closes", () => {
  it("lets calls under way finish first, and keeps what they wrote", async () => {
    const { credentials, post, sandbox, directory } = await onboarding();
    const choice = post(`${wizard}/select-package`, { ...credentials, package_id: 1, features_ids: [1] });
    await sandbox.close();
    expect((await choice).status).toBe(200);
    const again = openSandbox({ directory });
    expect((await again.post(`${wizard}/get-information`, credentials)).body).toMatchObject({
      package: { id: 1 },
    });
  });

  it("waits two seconds for a call that does not finish", async () => {
    const { ask, sandbox } = openSandbox();
    let goAway = () => {};
    const body = new ReadableStream({
      start: (controller) => {
        goAway = () => controller.error(new Error("gone"));
      },
    });
    const call = ask(`${wizard}/new`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
      duplex: "half",
    } as RequestInit);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      let isClosed = false;
      const closed = sandbox.close().then(() => (isClosed = true));
      await vi.advanceTimersByTimeAsync(1_999);
      expect(isClosed).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await closed;
    } finally {
      vi.useRealTimers();
      goAway();
      await call;
    }
  });
});
