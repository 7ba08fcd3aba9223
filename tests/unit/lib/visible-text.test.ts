import { describe, expect, it } from "vitest";
import { email, required } from "@/forms/validators";
import { hasUnseenCharacter, hasVisibleText, withoutFormatting, withoutUnseen } from "@/lib/visible-text";

describe("detection of visible text", () => {
  it.each([
    "",
    " ",
    "\t\n",
    "\u00A0",
    "\u200B",
    "\u200D\uFEFF",
    "\u2060",
    "\u00AD",
    "\u3164",
    "\u2800",
    "\u0301",
    "\uD83D",
  ])("treats %j as empty", (text) => {
    expect(hasVisibleText(text)).toBe(false);
    expect(required(text)).toBe("required");
  });

  it.each(["a", "ş", "李", "ع", "👩‍👩‍👧", "-", "1", " x "])("treats %s as visible", (text) =>
    expect(required(text)).toBeUndefined(),
  );
});

describe("invisible characters in email addresses", () => {
  it.each(["\u0000", "\u0007", "\u202E", "\u200B", "\u00AD", "\u00A0", "\u3164", "\uD83D", "\u2066"])(
    "rejects the invisible character %j",
    (character) => {
      expect(hasUnseenCharacter(character)).toBe(true);
      expect(email(`a${character}b@c.example`)).toBe("email");
      expect(email(`ab@c${character}d.example`)).toBe("email");
      expect(email("ab@c.example")).toBeUndefined();
    },
  );
});

describe("removal of invisible characters from pasted text", () => {
  it.each([
    ["Elif\u202C Yıldız", "Elif Yıldız"],
    ["\u2068+90 850 000 00 00\u2069", "+90 850 000 00 00"],
    ["a\u0000b\uD83Dc", "abc"],
    ["\uFEFFPapa\u00ADtya\u200B \u2060AŞ", "Papatya AŞ"],
    ["می\u200Cخواهم", "می\u200Cخواهم"],
    ["Ayşe 👩‍👩‍👧", "Ayşe 👩‍👩‍👧"],
    ["satır\r\n\tiki", "satır\r\n\tiki"],
  ])("removes invisible characters from %j", (text, kept) => expect(withoutUnseen(text)).toBe(kept));

  it.each([
    "\u200B",
    "\u200C",
    "\u200D",
    "\u00AD",
    "\u2060",
    "\u202A",
    "\u2068",
    "\uFEFF",
    "\u3164",
    "\u2800",
  ])("removes invisible characters from addresses and numbers: %j", (character) => {
    const address = withoutFormatting(`${character}ada${character}@mail.example${character}`);
    expect(address).toBe("ada@mail.example");
    expect(email(address)).toBeUndefined();
  });
});
