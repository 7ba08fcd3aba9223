import { toDnsLabel } from "./dns-label";
import { isReservedLabel } from "./reserved-label";

/**
 * The shop address to suggest for a name or a social handle; empty where no part of it is valid in an address.
 * @example suggestLabel("@Çiçek_Evi") // "cicek-evi"
 * @example suggestLabel("Mail") // "mail-shop"
 */
export function suggestLabel(name: string): string {
  const label = toDnsLabel(name);
  const candidates = [label, `${label}-shop`];
  return candidates.find((candidate) => !isReservedLabel(candidate)) ?? "";
}
