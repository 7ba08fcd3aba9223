import { expect, it, vi } from "vitest";
import { createStore } from "@/ui/create-store";

it("calls its listeners after a change, and no longer once they unsubscribed", () => {
  const store = createStore(0);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.write(1);
  unsubscribe();
  store.write(2);
  expect(listener).toHaveBeenCalledOnce();
  expect(store.read()).toBe(2);
});

it("calls nobody for the value it has already", () => {
  const store = createStore("same");
  const listener = vi.fn();
  store.subscribe(listener);
  store.write("same");
  expect(listener).not.toHaveBeenCalled();
});

it("reads what a browser begins with once, and keeps the initial value for the server", () => {
  const load = vi.fn(() => "stored");
  const store = createStore("unknown", load);
  expect(store.readOnServer()).toBe("unknown");
  expect([store.read(), store.read()]).toEqual(["stored", "stored"]);
  expect(load).toHaveBeenCalledOnce();
});

it("does not read what a browser begins with over a value that was written first", () => {
  const store = createStore("unknown", () => "stored");
  store.write("chosen");
  expect(store.read()).toBe("chosen");
});
