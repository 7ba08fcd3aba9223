import { useEffect } from "react";
import { isTokenExpired } from "@/async/call-failure";

/** Brings the login back once a call has failed because Meta's token is no longer accepted. */
export function useTokenExpiry(error: unknown, onExpired: () => void) {
  const hasExpired = isTokenExpired(error);
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
}
