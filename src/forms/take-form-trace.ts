import { formTrace, minFillTime, honeypotName } from "@/lib/form-trace";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Returns the form trace, or undefined for a form without a honeypot. Delays a submission that is too fast
 * for a human until the minimum time has passed, so that visitors are never rejected for speed. Empties the
 * honeypot, so that a second attempt succeeds for visitors whose browser fills in every field.
 */
export async function takeFormTrace(form: HTMLFormElement | null): Promise<string | undefined> {
  const honeypot = form?.elements.namedItem(honeypotName);
  if (!(honeypot instanceof HTMLInputElement)) return undefined;
  const { value } = honeypot;
  honeypot.value = "";
  // Measured from page load, because text typed before hydration counts.
  while (performance.now() < minFillTime) await pause(Math.ceil(minFillTime - performance.now()));
  return formTrace(performance.now(), value);
}
