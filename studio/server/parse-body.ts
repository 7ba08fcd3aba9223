import { readBody } from "./guards";
import { Refusal } from "./refusal";

/** The fields of a JSON body. @throws Refusal for a body that is no JSON object */
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

/** The fields of a request's JSON body of at most a megabyte. @throws Refusal for any other */
export const readJson = async (request: Request): Promise<Record<string, unknown>> =>
  parseBody(await readBody(request, 1024 * 1024));
