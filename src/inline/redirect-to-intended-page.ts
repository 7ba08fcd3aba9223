import { typedPath, typedSearch } from "../lib/typed-path";
import { withSearch } from "../lib/with-search";

/**
 * On the not-found page, redirects a mistyped address to the intended page (src/lib/typed-path.ts) if the
 * page exists and the host did not redirect.
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
        if (!ok) return;
        const page = redirected ? new URL(url).pathname : written;
        location.replace(withSearch(page + typedSearch(path), search) + hash);
      },
      () => undefined, // When offline, the service worker redirects.
    );
  } catch {
    // Not a validly encoded address.
  }
}
