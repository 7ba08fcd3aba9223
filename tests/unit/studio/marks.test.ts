import { EditorState } from "@codemirror/state";
import { expect, it } from "vitest";
import { markEdit, wordsAt } from "../../../studio/app/marks";
import { pairedMarks } from "../../../studio/app/text-editor";

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

it.each([
  ["bir **söz|** daha| var", "daha"],
  ["bir |iki **s|öz**", "iki"],
  ["[bir](/|a/) iki| üç", "iki"],
  ["bir |**söz** daha|", "**söz** daha"],
  ["bir **|söz|** daha", "söz"],
  ["bir| söz |daha", "söz"],
])("the words selected in %j are %j", (text, words) => {
  const [before = "", chosen = "", after = ""] = text.split("|");
  const selection = { anchor: before.length, head: before.length + chosen.length };
  const state = EditorState.create({ doc: before + chosen + after, selection });
  expect(state.sliceDoc(...wordsAt({ state }))).toBe(words);
});

it.each([
  ["bir **|söz**| daha", "", "bir  daha"],
  ["bir **söz|**| daha", "", "bir söz daha"],
  ["bir |**sö|z** daha", "", "bir z daha"],
  ["bir **|söz|** daha", "", "bir  daha"],
  ["bir **|söz|** daha", "yazı", "bir **yazı** daha"],
  ["|[Fiyatlar](/pricing/) i|çin", "", "çin"],
  ["Fiyat[lar|](/pricing/)| için", "", "Fiyatlar için"],
])("deletes the marks of %s in pairs", (text, insert, result) => {
  const [before = "", chosen = "", after = ""] = text.split("|");
  const [from, to] = [before.length, before.length + chosen.length];
  const state = EditorState.create({
    doc: before + chosen + after,
    extensions: pairedMarks(["strong", "emphasis", "link"]),
  });
  expect(state.update({ changes: { from, to, insert } }).newDoc.toString()).toBe(result);
});
