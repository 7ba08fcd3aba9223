import * as v from "valibot";
import type { CallId } from "@/services/call-groups";
import { CallError } from "@/services/errors";

/** Schema of the response fields that a screen needs, in snake case. */
export type Answer<Result = unknown> = v.GenericSchema<unknown, Result>;

/**
 * Returns the error for an invalid response, and logs the location of the invalid field, but never its value.
 */
export function unreadable(call: CallId, expected: string, path: string | null = null): CallError {
  console.warn(`${call}: expected ${expected} at ${path ?? "the top"} of the answer`);
  return new CallError("invalid-response", { call });
}

/**
 * Returns the fields that a screen needs from a response.
 * @param body with field names in snake case
 * @throws CallError "invalid-response" for a body in an undocumented form (contract/accepted-answers.md)
 */
export function readAnswer<Result>(call: CallId, schema: Answer<Result>, body: unknown): Result {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw unreadable(call, issue.expected ?? "another value", v.getDotPath(issue));
}
