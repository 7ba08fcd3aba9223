import { afterEach, expect, it, vi } from "vitest";
import { deleteTagCookies } from "@/features/consent/forget-tags";

afterEach(() => vi.restoreAllMocks());

it("deleting cookies does not throw when cookies are forbidden", () => {
  vi.spyOn(document, "cookie", "get").mockImplementation(() => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  expect(deleteTagCookies).not.toThrow();
});
