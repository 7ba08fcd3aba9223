import { useEffect } from "react";
import { navigate } from "gatsby";
import { resolveAlias } from "@/config/redirects";
import { localeOfPath, localizedPath, pathWithoutLocale } from "@/lib/locale-path";
import { withSearch } from "@/lib/with-search";

/** Redirects aliases of known addresses where the host cannot: on client-side navigation and offline. */
export function useAliasRedirect() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const target = resolveAlias(pathWithoutLocale(pathname));
    if (target === null) return;
    void navigate(localizedPath(localeOfPath(pathname), withSearch(target, search)) + hash, {
      replace: true,
    });
  }, []);
}
