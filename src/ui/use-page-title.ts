import { useEffect } from "react";
import { addTitlePart } from "@/lib/page-title";

/**
 * Names in the page's title what the address alone does not, such as a step of a window. Undefined leaves the title as it is.
 * @example usePageTitle("WhatsApp number") // "Connect your channels | Brand" becomes "WhatsApp number | Brand"
 */
export function usePageTitle(name: string | undefined) {
  useEffect(() => (name === undefined ? undefined : addTitlePart({ name })), [name]);
}
