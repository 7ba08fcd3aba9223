import { afterEach, beforeEach, expect, vi } from "vitest";

/** Unexpected console output fails the test. */
const unexpected: string[] = [];
const methods = ["error", "warn"] as const;

beforeEach(() => {
  unexpected.length = 0;
  for (const method of methods)
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`console.${method}: ${parts.map(String).join(" ")}`);
    });
});

afterEach(() => {
  const seen = [...unexpected];
  vi.restoreAllMocks();
  expect(seen, "unexpected console output").toEqual([]);
});
