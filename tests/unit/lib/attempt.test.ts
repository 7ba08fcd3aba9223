import { expect, it } from "vitest";
import { attempt } from "@/lib/browser-support";

it("gives the result of what runs", () => expect(attempt(() => "result", "fallback")).toBe("result"));

it("gives the fallback for what throws", () => {
  const broken = () => {
    throw new Error("missing in this browser");
  };
  expect(attempt<string>(broken, "fallback")).toBe("fallback");
});
