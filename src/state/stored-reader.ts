import { isFields } from "@/lib/is-fields";

type Fields = Record<string, unknown>;

/**
 * Creates a reader for values of unknown shape that never throws: invalid values are replaced with the
 * fallback and recorded as lost, unless they were absent.
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
    /** Records that a stored value could not be restored. */
    lose() {
      isLossy = true;
    },
    check,
    string: (value: unknown, fallback = "") => check(value, isString, fallback),
    boolean: (value: unknown, fallback: boolean) => check(value, (v) => typeof v === "boolean", fallback),
    nullableString: (value: unknown) =>
      value === null ? null : check<string | null>(value, (v): v is string | null => isString(v), null),
    /** Returns the fields of an object; an empty object by default. */
    fields: (value: unknown): Fields => check(value, isFields, {}),
    /** Returns the valid items of an array. */
    list<T>(value: unknown, isFit: (item: unknown) => item is T): T[] {
      const items = check(value, Array.isArray, []);
      const fitting = items.filter(isFit);
      if (fitting.length < items.length) isLossy = true;
      return fitting;
    },
    /** Reads the string fields that `example` has; the values of `example` are the fallbacks. */
    texts<T extends Record<string, string>>(value: unknown, example: T): T {
      const given = check(value, isFields, {});
      const read = Object.keys(example).map((key) => [key, this.string(given[key], example[key])]);
      return Object.fromEntries(read) as T; // the keys are those of `example`, all with string values
    },
  };
}

export type StoredReader = ReturnType<typeof createStoredReader>;
