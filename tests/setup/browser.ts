import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// A loaded machine is slow: no test means the second that is waited for by default.
configure({ asyncUtilTimeout: 10_000 });

// The i18n plugin is CommonJS: its own require("gatsby") is not reached by the alias, so Gatsby's globals stand in.
Object.assign(window, {
  ___navigate: vi.fn(),
  ___loader: { enqueue: vi.fn(), hovering: vi.fn() },
  scrollTo: vi.fn(),
});
Object.assign(globalThis, { __PATH_PREFIX__: "", __BASE_PATH__: "", __TRAILING_SLASH__: "always" });

// jsdom has neither modal dialogs nor media queries.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.setAttribute("open", "");
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.hasAttribute("open")) return;
  this.removeAttribute("open");
  this.dispatchEvent(new Event("close"));
};
const matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
Object.assign(window, { matchMedia });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
