import { CallError } from "@/services/errors";
import type { Credentials } from "@/services/contract-types";
import { fieldsWithin } from "./fields-within";
import { fieldsOf, idOf } from "./read-values";

const idNames = ["id", "wizard_id", "onboarding_id", "uuid", "guid", "pk"];
const hashNames = ["hash", "wizard_hash", "onboarding_hash"];

/**
 * The credentials of a created onboarding.
 * @throws CallError "invalid-response" for an answer without an id or a hash
 */
export function readCreatedOnboarding(body: unknown): Credentials {
  const objects = fieldsWithin(body);
  const whole = objects.filter(
    (fields) => idOf(fields, ...idNames) !== null && idOf(fields, ...hashNames) !== null,
  );
  // Other objects, such as a customer, have ids of their own.
  const own = objects.flatMap((fields) =>
    ["onboarding", "wizard", "onboarding_wizard"].map((name) => fieldsOf(fields, name)),
  );
  const first = (names: readonly string[]) =>
    [...whole, ...own, ...objects].map((fields) => idOf(fields, ...names)).find((id) => id !== null) ?? null;
  const id = first(idNames);
  const hash = first(hashNames);
  if (id === null || hash === null) throw new CallError("invalid-response");
  return { id, hash };
}
