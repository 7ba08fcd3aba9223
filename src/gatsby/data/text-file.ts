import fs from "node:fs";

/** A text, and whether its letters are those of another encoding. */
export type TextFile = { text: string; isDamaged: boolean };

/** The text of bytes in UTF-8, or UTF-16 as Windows writes it, line ends and a byte-order mark of UTF-8 included; damaged where they are neither. */
export function decodeText(bytes: Buffer): TextFile {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: bytes.subarray(2).toString("utf16le"), isDamaged: false };
  try {
    return {
      text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes),
      // UTF-16 without its mark: every other byte of plain letters is 0.
      isDamaged: bytes.includes(0),
    };
  } catch {
    // What a Turkish Windows editor writes when it is not asked for UTF-8.
    return { text: new TextDecoder("windows-1254").decode(bytes), isDamaged: true };
  }
}

/**
 * Reads a file as any editor may have saved it: UTF-8 or UTF-16, with or without byte-order mark, with any line ends, and with
 * letters that macOS or a PDF took apart ("u" and two dots) as one.
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
