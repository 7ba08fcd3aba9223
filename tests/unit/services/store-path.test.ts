import { expect, test } from "vitest";
import { CallError } from "@/services/errors";
import { idForPath } from "@/services/store-path";

const segment = (id: string | number) => idForPath({ id, hash: "h" });

test.each([
  [7, "7"],
  ["0a1b", "0a1b"],
  ["a/b", "a%2Fb"],
  ["...", "..."],
  [".a", ".a"],
  ["a.", "a."],
  ["a..", "a.."],
])("the id %j is the segment %s", (id, expected) => expect(segment(id)).toBe(expected));

test.each(["", ".", "..", "\uD800"])("the id %j is not found, because no path can hold it", (id) => {
  expect(() => segment(id)).toThrow(CallError);
  expect(() => segment(id)).toThrow("not-found");
});
