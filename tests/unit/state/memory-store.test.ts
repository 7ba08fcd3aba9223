import { describe, expect, it, vi } from "vitest";
import { createMemoryStore, clearVisitMemory, onForget } from "@/state/memory-store";

describe("clearing a memory store", () => {
  it("a store starts with its initial values, on the server too", () => {
    const store = createMemoryStore({ token: "", count: 1 });
    expect([store.read(), store.readOnServer()]).toEqual([
      { token: "", count: 1 },
      { token: "", count: 1 },
    ]);
  });

  it("a store is cleared when the visitor deletes this device's data", () => {
    const stores = [createMemoryStore({ token: "" }), createMemoryStore({ token: "" })];
    for (const store of stores) store.write({ token: "t" });
    clearVisitMemory();
    expect(stores.map((store) => store.read())).toEqual([{ token: "" }, { token: "" }]);
  });
});

it("every reset function runs each time the visit's memory is cleared", () => {
  const resets = [vi.fn(), vi.fn()];
  resets.forEach(onForget);
  expect(resets[0]).not.toHaveBeenCalled();
  clearVisitMemory();
  clearVisitMemory();
  for (const reset of resets) expect(reset).toHaveBeenCalledTimes(2);
});
