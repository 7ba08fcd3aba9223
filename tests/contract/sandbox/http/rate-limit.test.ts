import { expect, it } from "vitest";
import { createRateLimit } from "../../../../sandbox/http/rate-limit";

it("a rate limit tracks ten thousand addresses and evicts the one with the oldest window", () => {
  const check = createRateLimit({ calls: 2, milliseconds: 10_000 }, () => 0);
  const isLimited = (address: string) => {
    try {
      check(address);
      return false;
    } catch {
      return true;
    }
  };
  for (const first of ["a", "b"]) for (let count = 0; count < 3; count += 1) isLimited(first);
  for (let count = 2; count < 10_000; count += 1) isLimited(`other-${count}`);
  expect([isLimited("a"), isLimited("b")]).toEqual([true, true]);
  isLimited("one more");
  expect([isLimited("b"), isLimited("a")]).toEqual([true, false]);
});
