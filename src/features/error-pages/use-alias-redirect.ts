import { useEffect } from "react";
import { navigate } from "gatsby";
import { resolveAlias } from "@/config/redirects";
import { localeOfPath, localizedPath, pathWithoutLocale } from "@/lib/locale-path";

/** Leads on from another spelling of a known address, where no host could do it: inside the application and offline. */
export function useAliasRedirect() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const target = resolveAlias(pathWithoutLocale(pathname));
    if (target === null) return;
    void navigate(localizedPath(localeOfPath(pathname), target) + search + hash, { replace: true });
  }, []);
}
