/** Whole numbers this long may not survive as numbers: 2 to the power of 53 has 16 digits. */
const longNumber = /\d{16}/;

/** A string or a number. Applied to valid JSON only, where every string has its end. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const isLongInteger = (token: string) => /^-?\d{16,}$/.test(token);

const referring = /"\$(?:values|ref)"/;

type Referring = { $id?: unknown; $ref?: unknown; $values?: unknown } | null;

/**
 * Resolves what a serializer that preserves references writes: a list as `{ $id, $values }`, an object seen before as
 * `{ $ref }`. One that is still being read, since it holds the reference itself, stays a reference.
 */
function referenceReviver() {
  const known = new Map<unknown, unknown>();
  return (_: string, value: Referring): unknown => {
    const { $id, $ref, $values } = value ?? {};
    const content = $values ?? known.get($ref) ?? value;
    if ($id !== undefined) known.set($id, content);
    return content;
  };
}

/**
 * Parses JSON; whole numbers of 16 and more digits, such as Meta's ids, become texts, because JavaScript would round them, and
 * preserved references are resolved. Undefined for an empty text.
 * @throws SyntaxError for what is no JSON
 * @example parseJson('{"id":17841400000000001}') // { id: "17841400000000001" }
 */
export function parseJson(text: string): unknown {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (trimmed === "") return undefined;
  const revive = referring.test(trimmed) ? referenceReviver() : undefined;
  const value: unknown = JSON.parse(trimmed, revive);
  if (!longNumber.test(trimmed)) return value;
  const quoted = trimmed.replace(stringOrNumber, (token) => (isLongInteger(token) ? `"${token}"` : token));
  return JSON.parse(quoted, revive);
}

const maxEncodings = 2;

const isEncoded = (value: unknown): value is string => typeof value === "string" && /^\s*[[{]/.test(value);

/**
 * A parsed answer with the JSON that texts in it hold, as answers of functions and older frameworks have it: the whole of it,
 * or a field of its outermost objects.
 * @example decoded({ statusCode: 200, body: '{"id":1}' }) // { statusCode: 200, body: { id: 1 } }
 */
export function decoded(value: unknown, depth = 0): unknown {
  if (depth > maxEncodings || value === null) return value;
  if (isEncoded(value))
    try {
      return decoded(parseJson(value), depth);
    } catch {
      return value;
    }
  if (typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decoded(inner, depth + 1)]));
}
