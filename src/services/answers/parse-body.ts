/** Matches integers that may lose precision as numbers (2 to the power of 53 has 16 digits). */
const longInteger = /^-?\d{16,}$/;

/** Matches a string or a number in valid JSON. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON; returns other text unchanged, and undefined for empty text. Integers of 16 or more digits, such
 * as Meta's ids, become strings, because JavaScript would round them.
 * @example parseBody('{"id":17841400000000001}') // { id: "17841400000000001" }
 */
export function parseBody(text: string): unknown {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (trimmed === "") return undefined;
  try {
    const value: unknown = JSON.parse(trimmed);
    if (!/\d{16}/.test(trimmed)) return value;
  } catch {
    return text;
  }
  const quoted = trimmed.replace(stringOrNumber, (token) => (longInteger.test(token) ? `"${token}"` : token));
  return JSON.parse(quoted);
}
