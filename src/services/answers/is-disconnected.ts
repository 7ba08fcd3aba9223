import { fieldOf, fieldsOf, readFlag, type Fields } from "./read-values";

/** Tells whether a value says no, by itself or in its flag; one that says nothing of it does not. */
function saysNo(fields: Fields, name: string): boolean {
  const flag = fieldOf(fieldsOf(fields, name), "connected", "is_connected");
  return ![fieldOf(fields, name), flag].every((value) => readFlag(value, true));
}

/**
 * Tells whether an answer says that a channel is not connected, whatever else it knows of it.
 * @param names what the channel's part of the answer may be called
 * @example isDisconnected({ instagram: { connected: false, username: "ada" } }, "instagram") // true
 */
export const isDisconnected = (fields: Fields, ...names: string[]): boolean =>
  names.some((name) => saysNo(fields, name) || saysNo(fields, `${name}_connected`) || saysNo(fields, `is_${name}_connected`)); // prettier-ignore
