/** Name of the field that no person sees: programs that fill in everything give themselves away by it. */
export const honeypotName = "website";

/** Milliseconds in which nobody opens a page, fills in a form and sends it. */
export const leastFillTime = 1_000;

const shape = /^(\d{1,10});(empty|filled)$/;

/**
 * How a form was filled in, as the header `x-form-trace` says it: milliseconds since the page was opened, and the honeypot.
 * @example formTrace(5230.4, "") // "5230;empty"
 */
export const formTrace = (milliseconds: number, honeypot: string): string =>
  `${Math.floor(milliseconds)};${honeypot === "" ? "empty" : "filled"}`;

/**
 * Tells whether only a program fills in a form this way: at once, the honeypot included, or in another shape.
 * @example isProgramTrace("5230;empty") // false
 */
export function isProgramTrace(trace: string): boolean {
  const [, milliseconds, honeypot] = shape.exec(trace) ?? [];
  return honeypot !== "empty" || Number(milliseconds) < leastFillTime;
}
