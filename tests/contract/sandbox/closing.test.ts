import { describe, expect, it, vi } from "vitest";
import { onboarding, openSandbox, start, wizard } from "./open-sandbox";

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

describe("an installation without a pace of its own", () => {
  it.each([
    [undefined, 1_500],
    ["20", 20],
  ])("takes, with SANDBOX_STEP_MS %s, %i ms an item", async (setting, step) => {
    vi.stubEnv("SANDBOX_STEP_MS", setting);
    try {
      const { call, clock } = await onboarding({ installation: undefined });
      await call("select-package", { package_id: 1, features_ids: [1] });
      await call("completing", { pdpa: true });
      const states = async (time: number) => {
        clock.now = start + time;
        const { configurate_services } = (await call("get-information")).body as {
          configurate_services: { items: { state: string }[] };
        };
        return configurate_services.items.map(({ state }) => state);
      };
      expect(await states(step - 1)).toEqual(["doing", "waiting"]);
      expect(await states(step)).toEqual(["done", "doing"]);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

it("a sandbox of which only the folder is named answers this machine, by its own clock", async () => {
  const { sandbox } = openSandbox({ hosts: undefined, now: undefined, rateLimit: undefined });
  expect((await sandbox.fetch(new Request("http://localhost/sandbox/effects"))).status).toBe(200);
  expect((await sandbox.fetch(new Request("http://site.test/sandbox/effects"))).status).toBe(421);
});
