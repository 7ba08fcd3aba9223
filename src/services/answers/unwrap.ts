import { isFields } from "@/lib/is-fields";

export type Fields = Record<string, unknown>;

/**
 * A name of a field in snake case.
 * @example snakeName("pageId") // "page_id"
 */
export const snakeName = (name: string): string => name.replace(/([a-z0-9])([A-Z]+)/g, "$1_$2").toLowerCase();

/** A JSON value with the names of all its fields in snake case. */
export function withSnakeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSnakeNames);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [snakeName(name), withSnakeNames(inner)]),
  );
}

const maxEnvelopes = 4;

/**
 * Takes an answer out of its envelopes: `data`, `result` and its own names, also one inside the other.
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

const says = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Tells whether the body of an accepted call reports a failure: `success: false`, or an `error` that is not empty. */
export const reportsFailure = (body: unknown): boolean =>
  isFields(body) && (body.success === false || says(body.error) || says(body.errors));
