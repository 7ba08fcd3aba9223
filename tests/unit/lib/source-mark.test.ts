import { describe, expect, it } from "vitest";
import { markedParts } from "../../../src/lib/marked-text";
import { markOf, sourceIn, withoutMarks } from "../../../src/lib/source-mark";

const source = { file: "data/faq.json", at: [13, "answer", 0, "2a", "a2"] };

describe("source mark of a text", () => {
  it("a mark can be read from the marked text, and removed", () => {
    const text = `Çok güzel bir yanıt.${markOf(source)}`;
    expect(sourceIn(text)).toEqual(source);
    expect(withoutMarks(text)).toBe("Çok güzel bir yanıt.");
  });

  it("sourceIn() returns the first of several marks", () => {
    const other = markOf({ file: "locales/faq.json", at: ["title"] });
    expect(sourceIn(`one${markOf(source)} two${other}`)).toEqual(source);
    expect(withoutMarks(`one${markOf(source)} two${other}`)).toBe("one two");
  });

  it("a mark consists of invisible characters without line breaks or spaces", () => {
    expect(markOf(source)).toMatch(/^[\u{E0020}-\u{E007E}]+$/u);
    expect(markOf(source)).not.toMatch(/[\s\p{L}\p{N}\p{P}\p{Z}]/u);
  });

  it("a text without a mark has no source, and a file name with non-ASCII characters has an empty mark", () => {
    expect(sourceIn("Fiyatlar")).toBeNull();
    expect(markOf({ file: "data/şube.json", at: [] })).toBe("");
  });

  it("a mark leaves links and emphasis in a text intact", () => {
    const text = "**Ücretsiz**, [fiyatlara bakın](/pricing/).";
    const links = (whole: string) => JSON.stringify(markedParts(whole)).match(/"href":"[^"]*"|"to":"[^"]*"/g);
    expect(withoutMarks(JSON.stringify(markedParts(text + markOf(source))))).toBe(
      JSON.stringify(markedParts(text)),
    );
    expect(links(text + markOf(source))).toEqual(links(text));
  });
});
