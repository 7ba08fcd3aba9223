import { useEffect } from "react";
import { isConstrained } from "@/lib/connection";
import { loadScreens } from "./lazy-screens";

/** Milliseconds after which the first screen is done with its own loading. */
const settled = 2000;

/** Fetches what stands behind the sign-up; where that fails now, it is asked for again when it is wanted. */
export const fetchScreens = () => void loadScreens().catch(() => undefined);

/** Fetches what stands behind the sign-up while the visitor types, unless they save data or are on a slow connection. */
export function useScreensAhead() {
  useEffect(() => {
    if (isConstrained()) return;
    const timer = setTimeout(fetchScreens, settled);
    return () => clearTimeout(timer);
  }, []);
}
