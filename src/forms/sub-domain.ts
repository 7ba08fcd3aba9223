import { isReservedLabel } from "@/lib/reserved-label";
import { required, type ErrorKey } from "./validators";

/**
 * Validates the name of a shop's address, one DNS label (RFC 1035): letters a to z, digits and inner hyphens, at most 63, and no
 * name in punycode, and none that is kept for the service itself.
 */
export function subDomain(value: string): ErrorKey | undefined {
  const label = value.trim();
  if (label.length > 63) return "sub-domain-length";
  const isLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label) && !label.startsWith("xn--");
  if (!isLabel) return required(value) ?? "sub-domain";
  return isReservedLabel(label) ? "sub-domain-reserved" : undefined;
}
