import { describe, expect, it } from "vitest";
import { markedParts, unmarked } from "@/lib/marked-text";

/** Short notation: links as `words→address`, strong words in capitals, emphasis between slashes. */
const short = (text: string) =>
  markedParts(text)
    .map((part) => {
      if (part.kind === "link") return `${part.words}→${part.to}`;
      if (part.kind === "strong") return part.words.toUpperCase();
      return part.kind === "emphasis" ? `/${part.words}/` : part.words;
    })
    .join("|");

describe("parsing text markup", () => {
  it.each([
    ["no marks at all", "no marks at all"],
    ["", ""],
    ["See [our prices](/pricing/#plans).", "See |our prices→/pricing/#plans|."],
    ["[A](/a/)[B](https://b.example/c?d=1#e)", "A→/a/|B→https://b.example/c?d=1#e"],
    ["It is **free** and *quick*", "It is |FREE| and |/quick/"],
    ["**two words** *a*", "TWO WORDS| |/a/"],
    ["Oda (büyük) [bağ](/a/) (küçük)", "Oda (büyük) |bağ→/a/| (küçük)"],
  ])("parses %s", (text, expected) => expect(short(text)).toBe(expected));

  it.each([
    "[x](javascript:alert(1))",
    "[x](JAVASCRIPT:alert)",
    "[x](//evil.example/)",
    "[x](http://plain.example/)",
    "[x](data:text/html,x)",
    "[x](mailto:a@b.example)",
    "[x]( /a/)",
    "[](/a/)",
    "[x]",
    "**open",
    "a * b",
    "2 * 3 * 4",
    "<b>x</b>",
    "_x_ `y` # z",
  ])("leaves %s as plain text", (text) =>
    expect(markedParts(text)).toEqual([{ kind: "plain", words: text }]),
  );

  it("a long text of unclosed markup is parsed quickly", () => {
    const halves = "[a](".repeat(5000) + "*a".repeat(5001);
    expect(unmarked(halves).length).toBeGreaterThan(0);
  });
});

it("unmarked() returns a text without its markup", () => {
  expect(unmarked("See [prices](/pricing/) **today**, *now* (1 * 2).")).toBe(
    "See prices today, now (1 * 2).",
  );
});
