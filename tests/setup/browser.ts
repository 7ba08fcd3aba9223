import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Longer than the default of one second, since a busy machine is slow; no test depends on this timeout.
configure({ asyncUtilTimeout: 30_000 });

// The i18n plugin is CommonJS: the alias does not reach its own require("gatsby"), so Gatsby's globals are
// mocked.
Object.assign(window, {
  ___navigate: vi.fn(),
  ___loader: { enqueue: vi.fn(), hovering: vi.fn() },
  scrollTo: vi.fn(),
});
Object.assign(globalThis, { __PATH_PREFIX__: "", __BASE_PATH__: "", __TRAILING_SLASH__: "always" });

// jsdom has no modal dialogs or media queries.
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
