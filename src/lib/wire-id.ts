/** An id as a backend wrote it: it is sent back in the JSON type it came in, and shown and compared as text. */
export type WireId = string | number;

/** Longest text that counts as an id. */
const maxLength = 4096;

/** Tells whether a value can be an id: a text that is not empty, or a number that JSON can write. */
export const isWireId = (value: unknown): value is WireId =>
  typeof value === "number"
    ? Number.isFinite(value)
    : typeof value === "string" && value.trim() !== "" && value.length <= maxLength;

/**
 * An id as text: the key in lists, forms and addresses.
 * @example idText(7) // "7"
 */
export const idText = (id: WireId): string => String(id);

/** Tells whether two ids are the same one, whatever type each was written in. */
export const isSameId = (a: WireId, b: WireId): boolean => idText(a) === idText(b);
