/** Name of the honeypot field. */
export const honeypotName = "website";

/** Minimum time in milliseconds that a person needs to open a page, fill in a form and send it. */
export const minFillTime = 1_000;

const shape = /^(\d{1,10});(empty|filled)$/;

/**
 * Formats the form trace for the `x-form-trace` header: milliseconds since page load, and the state of the
 * honeypot.
 * @example formTrace(5230.4, "") // "5230;empty"
 */
export const formTrace = (milliseconds: number, honeypot: string): string =>
  `${Math.floor(milliseconds)};${honeypot === "" ? "empty" : "filled"}`;

/**
 * Reports whether a form trace must come from a bot: too fast, honeypot filled in, or malformed.
 * @example isProgramTrace("5230;empty") // false
 */
export function isProgramTrace(trace: string): boolean {
  const [, milliseconds, honeypot] = shape.exec(trace) ?? [];
  return honeypot !== "empty" || Number(milliseconds) < minFillTime;
}
