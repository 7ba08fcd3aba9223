import type { ConsentCategory } from "@/config/third-parties";

/** Google's consent mode signals with their consent categories. */
const signals = {
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  analytics_storage: "measurement",
  functionality_storage: "social",
  personalization_storage: "social",
  security_storage: null,
} satisfies Record<string, ConsentCategory | null>;

type Signals = Record<keyof typeof signals, "granted" | "denied">;

/**
 * Returns Google's consent signals for the granted categories; all other signals are denied.
 * @example consentSignals(["measurement"]).analytics_storage // "granted"
 */
export function consentSignals(granted: readonly ConsentCategory[]): Signals {
  const states = Object.entries(signals).map(([signal, category]) => [
    signal,
    granted.some((one) => one === category) ? "granted" : "denied",
  ]);
  return Object.fromEntries(states) as Signals; // every signal has a state
}
