import fs from "node:fs";

/** Decoded text, and whether its encoding was not supported. */
export type TextFile = { text: string; isDamaged: boolean };

/**
 * Decodes UTF-8 or UTF-16, keeping line endings and a UTF-8 byte-order mark; other encodings are marked as
 * damaged.
 */
export function decodeText(bytes: Buffer): TextFile {
  const utf16 = { fffe: "utf-16le", feff: "utf-16be" }[bytes.toString("hex", 0, 2)];
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), isDamaged: false };
  try {
    return {
      text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes),
      // UTF-16 without a byte-order mark: every other byte of ASCII text is 0.
      isDamaged: bytes.includes(0),
    };
  } catch {
    // Default encoding of Turkish Windows editors.
    return { text: new TextDecoder("windows-1254").decode(bytes), isDamaged: true };
  }
}

/**
 * Reads a text file in any form that editors save: UTF-8 or UTF-16, with or without byte-order mark, with any
 * line endings. Composes letters that were decomposed by macOS or a PDF.
 */
export function readTextFile(file: string): TextFile {
  const { text, isDamaged } = decodeText(fs.readFileSync(file));
  return {
    text: text
      .replace(/^\uFEFF+/, "")
      .replace(/\r\n?/g, "\n")
      .normalize("NFC"),
    isDamaged,
  };
}
