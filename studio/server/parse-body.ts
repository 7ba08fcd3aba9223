import { readBody } from "./guards";
import { Refusal } from "./refusal";

/**
 * Parses a JSON body.
 * @throws Refusal if it is not a JSON object
 */
export function parseBody(body: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString("utf8"));
  } catch {
    throw new Refusal(400, "badRequest");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal(400, "badRequest");
  return value as Record<string, unknown>;
}

/**
 * Reads a JSON body of at most one megabyte.
 * @throws Refusal for any other body
 */
export const readJson = async (request: Request): Promise<Record<string, unknown>> =>
  parseBody(await readBody(request, 1024 * 1024));
