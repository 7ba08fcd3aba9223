import { afterEach, expect, it, vi } from "vitest";
import { keepTypedText } from "../../../plugins/boot-on-intent/browser/typed-text";

afterEach(() => vi.restoreAllMocks());

it("typed text is kept without an error when the browser rate-limits history changes", () => {
  const refusal = new DOMException("More than 100 times per 30 seconds", "SecurityError");
  vi.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw refusal;
  });
  expect(keepTypedText).not.toThrow();
});
