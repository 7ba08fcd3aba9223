import { expect, it } from "vitest";
import { markEdit } from "../../../studio/app/marks";

/** Applies an edit to the part between the bars; returns the text with bars around the selection. */
function formatted(text: string, mark: "strong" | "emphasis" | "link", address?: string): string {
  const [before = "", chosen = "", after = ""] = text.split("|");
  const whole = before + chosen + after;
  const own = [before.length, before.length + chosen.length] as const;
  const { range, written, caret } = markEdit(whole, mark, own, address);
  const result = whole.slice(0, range[0]) + written + whole.slice(range[1]);
  return caret === undefined
    ? result
    : `${result.slice(0, range[0] + caret)}|${result.slice(range[0] + caret)}`;
}

it.each([
  ["bir |söz| daha", "strong", "bir **söz** daha"],
  ["bir **|söz|** daha", "strong", "bir söz daha"],
  ["bir |**söz**| daha", "strong", "bir söz daha"],
  ["**bir |söz|** ve **iki**", "strong", "bir söz ve **iki**"],
  ["**bir** |ve| **iki**", "strong", "**bir** **ve** **iki**"],
  ["**|söz|**", "emphasis", "***söz***"],
  ["*|söz|*", "emphasis", "söz"],
  ["a || b", "strong", "a **|** b"],
] as const)("marks %s as %s, or removes the marks", (text, mark, result) => {
  expect(formatted(text, mark)).toBe(result);
});

it.each([
  ["|Fiyatlar| için", "/pricing/", "[Fiyatlar](/pricing/) için"],
  ["[|Fiyatlar|](/pricing/) için", "/faq/", "[Fiyatlar](/faq/) için"],
  ["[|Fiyatlar|](/pricing/) için", "", "Fiyatlar için"],
])("links %s to %j", (text, address, result) => {
  expect(formatted(text, "link", address)).toBe(result);
});
