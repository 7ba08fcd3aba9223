import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openContentPanel } from "../../../plugins/content-check/content-panel";
import { contentUpdatesPath } from "@/config/plugin-facts";

/** Simulated connection to the development server. */
class FakeEventSource {
  static last: FakeEventSource | undefined;
  onmessage: ((event: { data: string }) => void) | null = null;
  close = vi.fn();
  constructor(readonly url: string) {
    FakeEventSource.last = this;
  }
  send(data: unknown) {
    act(() => this.onmessage?.({ data: JSON.stringify(data) }));
  }
}

let close: () => void;
beforeEach(() => {
  vi.stubGlobal("EventSource", FakeEventSource);
  document.documentElement.lang = "tr";
  close = openContentPanel();
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

const server = () => FakeEventSource.last!;

it("the panel shows content errors in the page's language until they are corrected", () => {
  expect(server().url).toBe(contentUpdatesPath);
  expect(screen.queryByRole("status")).toBeNull();

  server().send({ tr: ["data/faq.json:4:17: Yanlış."], en: ["data/faq.json:4:17: Wrong."] });
  const panel = within(screen.getByRole("status"));
  expect(panel.getByText("İçerikteki hatalar: 1")).toBeVisible();
  expect(panel.getByText("data/faq.json:4:17: Yanlış.")).toBeVisible();
  expect(panel.queryByText(/Wrong/)).toBeNull();

  server().send({ tr: [], en: [] });
  expect(screen.queryByRole("status")).toBeNull();
});

it("the panel stays collapsed on the next error after it has been collapsed", () => {
  server().send({ tr: ["Yanlış."], en: [] });
  const details = () => document.querySelector("details")!;
  details().open = false;
  server().send({ tr: ["Başka.", "Yanlış."], en: [] });
  expect(details().open).toBe(false);
});

it("cleanup removes the panel and closes its connection", () => {
  close();
  expect(server().close).toHaveBeenCalled();
  expect(document.querySelector("aside")).toBeNull();
});
