import { pathWithoutLocale } from "@/lib/locale-path";
import { isScreen, type Screen } from "@/state/steps";

/**
 * The screen an address asks for; null for the onboarding's own address and for anything it does not know.
 * @example screenOfPath("/en/onboarding/setup/") // "setup"
 */
export function screenOfPath(pathname: string): Screen | null {
  const [, , name] = pathWithoutLocale(pathname).split("/");
  return isScreen(name) ? name : null;
}
