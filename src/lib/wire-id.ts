/** Id from the backend: sent back in its original JSON type, but displayed and compared as text. */
export type WireId = string | number;

/** Maximum length of an id that is a string. */
const maxLength = 4096;

/** Reports whether a value is a valid id: a non-empty string, or a finite number. */
export const isWireId = (value: unknown): value is WireId =>
  typeof value === "number"
    ? Number.isFinite(value)
    : typeof value === "string" && value.trim() !== "" && value.length <= maxLength;

/**
 * Converts an id to text, for use as a key in lists, forms and URLs.
 * @example idText(7) // "7"
 */
export const idText = (id: WireId): string => String(id);

/** Reports whether two ids are equal regardless of their JSON types. */
export const isSameId = (a: WireId, b: WireId): boolean => idText(a) === idText(b);
