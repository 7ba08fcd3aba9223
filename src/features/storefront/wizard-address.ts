import { screenPath } from "@/state/steps";

/** Name of the query parameter that opens the wizard. */
const parameter = "step";

/** What the address asks for: a step's number, "last" for where the wizard stands, null for none. */
export function askedStep(search: string): number | "last" | null {
  const value = new URLSearchParams(search).get(parameter);
  if (value === null) return null;
  return /^\d{1,3}$/.test(value) ? Number(value) : "last";
}

/**
 * The address of a step of the wizard, or of its screen without the wizard; further parameters are kept.
 * @example storefrontPath(2, "?back=confirmation") // "/onboarding/select-store/?back=confirmation&step=2"
 */
export function storefrontPath(step: number | null, search = ""): string {
  const parameters = new URLSearchParams(search);
  if (step === null) parameters.delete(parameter);
  else parameters.set(parameter, String(step));
  const query = parameters.toString();
  return screenPath("select-store") + (query && `?${query}`);
}
