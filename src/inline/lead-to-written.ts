import { writtenPath } from "../lib/written-path";

/**
 * On the not-found page, redirects to the page intended by an address as people type it
 * (src/lib/written-path.ts) if the host did not redirect and such a page exists.
 */
export function leadToWritten() {
  const { pathname, search, hash } = location;
  try {
    const path = decodeURIComponent(pathname);
    const written = writtenPath(path);
    // The router handles an escaped `?` or `#` (src/app/repair-address.ts).
    if (written === path || /[#?]/.test(path)) return;
    void fetch(written, { method: "HEAD" }).then(
      ({ ok, redirected, url }) => {
        if (ok) location.replace((redirected ? new URL(url).pathname : written) + search + hash);
      },
      () => undefined, // When offline, the service worker redirects.
    );
  } catch {
    // Not a validly encoded address.
  }
}
