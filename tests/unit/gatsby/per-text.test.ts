import { expect, it, vi } from "vitest";
import { perText } from "@/gatsby/content/per-text";

it("asks once for each text, also where nothing was found", () => {
  const judge = vi.fn((text: string) => (text.includes("?") ? text.length : null));
  const verdict = perText(judge);
  expect([verdict("a?"), verdict("b"), verdict("a?"), verdict("b"), verdict("")]).toEqual([
    2,
    null,
    2,
    null,
    null,
  ]);
  expect(judge.mock.calls).toEqual([["a?"], ["b"], [""]]);
});

it("forgets all texts when they become too many", () => {
  const judge = vi.fn((text: string) => text.length);
  const verdict = perText(judge);
  for (let number = 0; number < 50_000; number += 1) verdict(String(number));
  verdict("0");
  expect(judge).toHaveBeenCalledTimes(50_000);
  verdict("one more");
  verdict("0");
  expect(judge).toHaveBeenCalledTimes(50_002);
});
