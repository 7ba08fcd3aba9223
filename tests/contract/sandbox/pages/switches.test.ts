import { describe, expect, it } from "vitest";
import { onboarding, openSandbox } from "../open-sandbox";

const call = "select-package";

describe("fault switches", () => {
  it("the switches list active faults and can clear them", async () => {
    const { ask, post, read } = openSandbox();
    const first = { call, fault: { status: 503 }, times: 2 };
    const faults = [
      { call, fault: { status: 503 }, left: 2 },
      { call, fault: {}, left: null },
    ];
    expect(await post("/sandbox/faults", first)).toMatchObject({
      status: 200,
      body: { faults: [faults[0]] },
    });
    expect((await post("/sandbox/faults", { call, fault: {} })).body).toEqual({ faults });
    expect((await read("/sandbox/faults")).body).toEqual({ faults });
    expect((await post("/sandbox/faults/release", {})).body).toEqual({ faults });
    const cleared = await ask("/sandbox/faults", { method: "DELETE" });
    expect(await cleared.json()).toEqual({ faults: [] });
    expect((await read("/sandbox/faults")).body).toEqual({ faults: [] });
  });

  it.each([
    {},
    "{",
    { call: "unheard-of", fault: {} },
    { call },
    { call, fault: { status: 42 } },
    { call, fault: { hold: 1 } },
    { call, fault: { body: "pink" } },
    { call, fault: {}, times: 0 },
    { call, fault: {}, times: 1.5 },
    { call, fault: {}, times: "1" },
  ])("reject %j", async (request) => {
    const { post, read } = openSandbox();
    const { status, body } = await post("/sandbox/faults", request);
    expect([status, body["message"]]).toEqual([422, expect.stringMatching(/known call/)]);
    expect((await read("/sandbox/faults")).body).toEqual({ faults: [] });
  });

  it("held calls are released when the sandbox closes", async () => {
    const { call: send, post, sandbox } = await onboarding();
    await post("/sandbox/faults", { call: "list-packages", fault: { hold: true } });
    const held = send("packages");
    await sandbox.close();
    expect((await held).status).toBe(200);
  });
});
