import { writtenPath } from "../lib/written-path";

/**
 * On the not-found page: leads to the page that is meant by an address as people write it (src/lib/written-path.ts), where the host
 * could not, and there is such a page.
 */
export function leadToWritten() {
  const { pathname, search, hash } = location;
  try {
    const path = decodeURIComponent(pathname);
    const written = writtenPath(path);
    // Escaped marks of a query or a fragment are the router's to read (src/app/repair-address.ts).
    if (written === path || /[#?]/.test(path)) return;
    void fetch(written, { method: "HEAD" }).then(
      ({ ok, redirected, url }) => {
        if (ok) location.replace((redirected ? new URL(url).pathname : written) + search + hash);
      },
      () => undefined, // Without a network the worker leads on.
    );
  } catch {
    // No address that anybody wrote.
  }
}
