/** Integers this long may lose digits as numbers: 2 to the power of 53 has 16. */
const longInteger = /^-?\d{16,}$/;

/** A string or a number. Applied to valid JSON only, where every string is closed. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON; a text that is not JSON stays as it is, an empty one is undefined. Integers of 16 and more digits, such as Meta's ids,
 * become texts, because JavaScript would round them.
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
