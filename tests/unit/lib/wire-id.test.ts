import { describe, expect, it } from "vitest";
import { initialsOf } from "@/lib/initials-of";
import { isFields } from "@/lib/is-fields";
import { idText, isSameId, isWireId } from "@/lib/wire-id";

describe("isWireId()", () => {
  it.each([0, -7, 1.5, "7", "pkg_1", " 7 ", "x".repeat(4096)])("accepts %j", (value) =>
    expect(isWireId(value)).toBe(true),
  );
  it.each([NaN, Infinity, "", " ", "x".repeat(4097), null, undefined, true, {}, ["7"]])(
    "rejects %j",
    (value) => expect(isWireId(value)).toBe(false),
  );
});

describe("isSameId()", () => {
  it("isSameId() treats ids of different types with the same text as equal", () => {
    expect(idText(7)).toBe("7");
    expect([isSameId(7, "7"), isSameId("a", "a"), isSameId(7, 8), isSameId("7", "07")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

it("isFields() accepts only objects that are neither null nor arrays", () =>
  expect([{}, { a: 1 }, [], null, "x", 7, undefined].map(isFields)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]));

it.each([
  ["ilk.dukkan", "tr", "İD"],
  ["ada  lovelace_king", "en", "AL"],
  ["👩‍🚀 ışık", "tr", "👩I"],
  ["", "tr", ""],
] as const)("initialsOf() returns, for %j in %s, %j", (name, locale, initials) =>
  expect(initialsOf(name, locale)).toBe(initials),
);
