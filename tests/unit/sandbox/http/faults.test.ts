import { describe, expect, it } from "vitest";
import { createFaults, readFault } from "../../../../sandbox/http/faults";

describe("readFault", () => {
  it.each([
    {},
    { status: 200 },
    { status: 599 },
    { delay: 0 },
    { delay: 600_000 },
    { hold: true },
    { hold: false },
    { body: "malformed" },
    { body: "html" },
    { body: "missing-fields" },
    { body: "truncated" },
    { drop: true },
    { drop: "after-read" },
    { retryAfter: 0 },
    { status: 429, retryAfter: 86_400 },
  ])("takes %j", (fault) => expect(readFault(fault)).toEqual(fault));

  it.each([
    undefined,
    null,
    "drop",
    { status: 199 },
    { status: 600 },
    { status: 200.5 },
    { status: "500" },
    { delay: -1 },
    { delay: 600_001 },
    { delay: 1.5 },
    { delay: "1" },
    { hold: 1 },
    { body: "pink" },
    { drop: false },
    { drop: "later" },
    { retryAfter: -1 },
    { retryAfter: 86_401 },
  ])("refuses %j", (fault) => expect(readFault(fault)).toBeNull());

  it("takes nothing along but what a fault has", () =>
    expect(readFault({ status: 500, other: 1 })).not.toHaveProperty("other"));
});

describe("switched-on faults", () => {
  it("meet the calls they are for, each as often as was asked", () => {
    const faults = createFaults();
    faults.add("select-package", { status: 503 }, 2);
    faults.add("select-package", { status: 500 });
    faults.add("list-packages", { drop: true }, 1);
    expect(faults.list()).toEqual([
      { call: "select-package", fault: { status: 503 }, left: 2 },
      { call: "select-package", fault: { status: 500 }, left: null },
      { call: "list-packages", fault: { drop: true }, left: 1 },
    ]);
    const met = Array.from({ length: 4 }, () => faults.take("select-package")?.status);
    expect(met).toEqual([503, 503, 500, 500]);
    expect([faults.take("list-packages"), faults.take("list-packages")]).toEqual([{ drop: true }, undefined]);
    expect(faults.list().map(({ left }) => left)).toEqual([0, null, 0]);
  });

  it("meet no call once they are cleared", () => {
    const faults = createFaults();
    faults.add("select-package", { status: 503 });
    faults.clear();
    expect([faults.take("select-package"), faults.list()]).toEqual([undefined, []]);
  });

  it.each(["release", "clear"] as const)("let held calls go on: %s", async (goOn) => {
    const faults = createFaults();
    let isReleased = false;
    const held = faults.released().then(() => (isReleased = true));
    await Promise.resolve();
    expect(isReleased).toBe(false);
    faults[goOn]();
    await held;
    expect(isReleased).toBe(true);
  });
});
