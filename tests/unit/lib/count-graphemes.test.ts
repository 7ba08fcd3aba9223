import { afterEach, describe, expect, it, vi } from "vitest";
import { countGraphemes } from "@/lib/count-graphemes";

const texts: [string, number][] = [
  ["", 0],
  ["Merhaba", 7],
  ["\u0301a", 2],
  ["İyi günler 👩🏽‍🍳", 12],
  ["ışığı gördü", 11],
  ["i\u0307stanbul", 8],
  ["🇹🇷🇦🇿", 2],
  ["👨‍👩‍👧‍👦!", 2],
  ["❤️", 1],
  ["bir\r\niki", 7],
];

afterEach(() => vi.unstubAllGlobals());

describe("countGraphemes()", () => {
  it("countGraphemes() uses the browser's segmentation if available", () =>
    // A Korean syllable of three letters, none of which is a combining mark.
    expect(countGraphemes("\u1112\u1161\u11AB", "ko")).toBe(1));

  it.each(texts)("countGraphemes(%j) is %i", (text, count) => {
    expect(countGraphemes(text, "tr")).toBe(count);
  });

  it.each(texts)("countGraphemes(%j) is %i, even without Intl.Segmenter", (text, count) => {
    const { Segmenter: _, ...rest } = Object.getOwnPropertyDescriptors(Intl);
    vi.stubGlobal("Intl", Object.create(null, rest));
    expect("Segmenter" in Intl).toBe(false);
    expect(countGraphemes(text, "tr")).toBe(count);
  });
});
