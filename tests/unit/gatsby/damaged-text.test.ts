import { describe, expect, it } from "vitest";
import { damageIn } from "@/gatsby/content/damaged-text";

describe("damaged letters", () => {
  it.each([
    "BÃ¼tÃ¼n mesajlar",
    "WhatsAppâ€™tan",
    "Sipariþ",
    "S?pariş",
    "25Â°C",
    "Kanalya Â© 2022",
    "boşlukÂ\u00a0",
  ])("are found in %j", (text) => {
    expect(damageIn(text)?.rule).toBe("damaged-letters");
  });

  it.each([
    "MERCAN DÜKKÂN",
    "KÂR, İMKÂN, HÂLÂ",
    "Â harfi",
    "Hazır mısınız? Evet",
    "façade, naïve, Ängelholm",
  ])("are not found in %j", (text) => {
    expect(damageIn(text)).toBeNull();
  });
});

describe("characters that nobody sees", () => {
  it.each([
    ["a\u200bb", "U+200B"],
    ["a\u202eb", "U+202E"],
    ["a\u202ab", "U+202A"],
    ["a\u200eb", "U+200E"],
    ["a\u200fb", "U+200F"],
    ["a\u2066b", "U+2066"],
    ["a\ud83db", "U+D83D"],
    ["a\uf0b7b", "U+F0B7"],
    ["a\u0007b", "U+0007"],
    ["a\u2028b", "U+2028"],
  ])("%j has %s", (text, found) => expect(damageIn(text)?.values.found).toBe(found));

  it.each(["👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "25\u00a0TL", "a\n\tb", "İstanbul"])("%j has none", (text) =>
    expect(damageIn(text)).toBeNull(),
  );
});
