import { useEffect } from "react";
import { addTitlePart } from "@/lib/page-title";

/**
 * Replaces the name in the page's title, for example with a step of a dialog. `undefined` leaves the title
 * unchanged.
 * @example usePageTitle("WhatsApp number") // "Connect your channels | Brand" becomes "WhatsApp number | Brand"
 */
export function usePageTitle(name: string | undefined) {
  useEffect(() => (name === undefined ? undefined : addTitlePart({ name })), [name]);
}
