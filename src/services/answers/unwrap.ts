import { isFields } from "@/lib/is-fields";

export type Fields = Record<string, unknown>;

/**
 * Converts a field name to snake case.
 * @example snakeName("pageId") // "page_id"
 */
export const snakeName = (name: string): string => name.replace(/([a-z0-9])([A-Z]+)/g, "$1_$2").toLowerCase();

/** Converts all field names in a JSON value to snake case. */
export function withSnakeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSnakeNames);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [snakeName(name), withSnakeNames(inner)]),
  );
}

const maxEnvelopes = 4;

/**
 * Removes the envelopes of a response, including nested ones: `data`, `result` and the given names.
 * @example unwrap({ data: { packages: [] } }, ["packages"]) // []
 */
export function unwrap(body: unknown, names: readonly string[] = []): unknown {
  let value = body;
  for (let depth = 0; depth < maxEnvelopes && isFields(value); depth += 1) {
    const fields: Fields = value;
    const name = [...names, "data", "result"].find((one) => typeof fields[one] === "object" && fields[one]);
    if (name === undefined) return value;
    value = fields[name];
  }
  return value;
}

const isNo = (value: unknown): boolean => [false, 0, "0", "false"].includes(value as string);

const says = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/**
 * Reports whether the body of a successful response describes a failure: `success: false`, or a non-empty
 * `error`.
 */
export const reportsFailure = (body: unknown): boolean =>
  isFields(body) && (isNo(body.success) || says(body.error) || says(body.errors));
