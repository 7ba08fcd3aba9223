import { expect, it, vi } from "vitest";
import { createStore } from "@/ui/create-store";

it("a store notifies listeners after a change, until they unsubscribe", () => {
  const store = createStore(0);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.write(1);
  unsubscribe();
  store.write(2);
  expect(listener).toHaveBeenCalledOnce();
  expect(store.read()).toBe(2);
});

it("a store does not notify listeners if the value is unchanged", () => {
  const store = createStore("same");
  const listener = vi.fn();
  store.subscribe(listener);
  store.write("same");
  expect(listener).not.toHaveBeenCalled();
});

it("a store loads the browser's value once, and uses the initial value on the server", () => {
  const load = vi.fn(() => "stored");
  const store = createStore("unknown", load);
  expect(store.readOnServer()).toBe("unknown");
  expect([store.read(), store.read()]).toEqual(["stored", "stored"]);
  expect(load).toHaveBeenCalledOnce();
});

it("a store does not overwrite an earlier write with the browser's initial value", () => {
  const store = createStore("unknown", () => "stored");
  store.write("chosen");
  expect(store.read()).toBe("chosen");
});
