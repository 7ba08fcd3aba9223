import { useCallback, useEffect } from "react";
import { isConstrained } from "@/lib/connection";
import { loadScreens } from "./late-screens";

/** Where it fails now, the screens are asked for again when they are wanted. */
const fetchScreens = () => void loadScreens().catch(() => undefined);

/**
 * Fetches what stands behind the sign-up while the visitor types, unless they save data or are on a slow connection; then
 * it is the returned function, called with the sending, that does.
 */
export function useScreensAhead(): () => void {
  useEffect(() => {
    if (isConstrained()) return;
    const timer = setTimeout(fetchScreens, 2000);
    return () => clearTimeout(timer);
  }, []);
  return useCallback(fetchScreens, []);
}
