import type { Credentials } from "./contract-types";
import { CallError } from "./errors";

/** The product whose setup the site offers (decisions, 1). */
export const product = "store";

/**
 * The id as part of a call's path.
 * @throws CallError "not-found" for one that could lead to another address, such as ".."
 */
export function idForPath({ id }: Credentials): string {
  if (!/^[\w-]+$/.test(id)) throw new CallError("not-found");
  return id;
}
