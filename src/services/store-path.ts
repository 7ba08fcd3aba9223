import { idText } from "@/lib/wire-id";
import type { Credentials } from "./contract-types";
import { CallError } from "./errors";

/** The product whose setup the site offers. */
export const product = "store";

/**
 * The id as one segment of a call's path, encoded.
 * @throws CallError "not-found" for one that no segment can hold, such as ".."
 */
export function idForPath({ id }: Credentials): string {
  const text = idText(id);
  // Browsers take these for "here" and "above", however they are written (URL Standard, dot segments).
  if (/^\.{0,2}$/.test(text)) throw new CallError("not-found");
  try {
    return encodeURIComponent(text);
  } catch (cause) {
    throw new CallError("not-found", { cause });
  }
}
