import { screenPath } from "@/state/steps";

/** Query parameter that opens the wizard. */
const parameter = "step";

/** Returns the step in the address: a number, "last" for the furthest step, or null without a step. */
export function askedStep(search: string): number | "last" | null {
  const value = new URLSearchParams(search).get(parameter);
  if (value === null) return null;
  return /^\d{1,3}$/.test(value) ? Number(value) : "last";
}

/**
 * Returns the address of a wizard step, or of the screen if `step` is null; other parameters are preserved.
 * @example storefrontPath(2, "?back=confirmation") // "/onboarding/select-store/?back=confirmation&step=2"
 */
export function storefrontPath(step: number | null, search = ""): string {
  const parameters = new URLSearchParams(search);
  if (step === null) parameters.delete(parameter);
  else parameters.set(parameter, String(step));
  const query = parameters.toString();
  return screenPath("select-store") + (query && `?${query}`);
}
