/** Keys and indices from the root of a JSON document to a value. */
export type JsonPath = readonly (string | number)[];

/** Parses JSON; undefined if the text is invalid. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Returns every string in a value with its path. */
export function textsIn(value: unknown, at: JsonPath = []): { at: JsonPath; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
