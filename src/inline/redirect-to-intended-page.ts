import { typedPath } from "../lib/typed-path";

/**
 * On the not-found page, redirects a hand-typed address to the page it refers to
 * (src/lib/typed-path.ts) if the host did not redirect and such a page exists.
 */
export function redirectToIntendedPage() {
  const { pathname, search, hash } = location;
  try {
    const path = decodeURIComponent(pathname);
    const written = typedPath(path);
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
