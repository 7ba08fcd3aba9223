import { isFields } from "@/lib/is-fields";

type Fields = Record<string, unknown>;

/**
 * Reads values of unknown shape without ever throwing: what does not fit becomes the fallback, and is remembered as lost
 * unless it was simply absent.
 */
export function createStoredReader() {
  let isLossy = false;
  const check = <T>(value: unknown, isFit: (value: unknown) => value is T, fallback: T): T => {
    if (isFit(value)) return value;
    if (value !== undefined) isLossy = true;
    return fallback;
  };
  const isString = (value: unknown) => typeof value === "string";
  return {
    get isLossy() {
      return isLossy;
    },
    /** Notes that something was there that could not be taken over. */
    lose() {
      isLossy = true;
    },
    check,
    string: (value: unknown, fallback = "") => check(value, isString, fallback),
    boolean: (value: unknown, fallback: boolean) => check(value, (v) => typeof v === "boolean", fallback),
    /** A string or null. */
    nullableString: (value: unknown) =>
      value === null ? null : check<string | null>(value, (v): v is string | null => isString(v), null),
    /** An object's fields; an empty object where there is none. */
    fields: (value: unknown): Fields => check(value, isFields, {}),
    /** The items of an array that fit. */
    list<T>(value: unknown, isFit: (item: unknown) => item is T): T[] {
      const items = check(value, Array.isArray, []);
      const fitting = items.filter(isFit);
      if (fitting.length < items.length) isLossy = true;
      return fitting;
    },
    /** The same text fields as in `example`. */
    texts<T extends Record<string, string>>(value: unknown, example: T): T {
      const given = check(value, isFields, {});
      const read = Object.keys(example).map((key) => [key, this.string(given[key], example[key])]);
      return Object.fromEntries(read) as T; // the keys are those of `example`, each with a string
    },
  };
}

export type StoredReader = ReturnType<typeof createStoredReader>;
