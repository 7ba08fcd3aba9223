import { describe, expect, it } from "vitest";
import { onboarding, openSandbox } from "../open-sandbox";

const call = "select-package";

describe("fault switches", () => {
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
    const { post } = openSandbox();
    const { status, body } = await post("/sandbox/faults", request);
    expect([status, body["message"]]).toEqual([422, expect.stringMatching(/known call/)]);
  });

  it("blocked calls are released when the sandbox closes", async () => {
    const { call: send, post, sandbox } = await onboarding();
    await post("/sandbox/faults", { call: "list-packages", fault: { hold: true } });
    const held = send("packages");
    await sandbox.close();
    expect((await held).status).toBe(200);
  });
});
