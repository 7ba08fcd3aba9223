import { useEffect, useState } from "react";
import type { Locale } from "@/config/languages";
import { attempt } from "@/lib/attempt";
import { byText } from "@/lib/by-text";
import type { CallingCode } from "@/lib/calling-codes";

export type Country = CallingCode & { name: string };

/** Sorted by name in the reader's language; a country the browser has no name for keeps its code. */
export function namedCountries(codes: readonly CallingCode[], locale: Locale): Country[] {
  const names = attempt(() => new Intl.DisplayNames(locale, { type: "region", fallback: "code" }), undefined);
  return codes
    .map((code) => ({ ...code, name: attempt(() => names?.of(code.country), undefined) ?? code.country }))
    .sort(byText(locale, ({ name }) => name));
}

/** The countries with their calling codes, fetched once the page stands; empty until then, and when they cannot be had. */
export function useCallingCodes(locale: Locale): readonly Country[] {
  const [countries, setCountries] = useState<readonly Country[]>([]);
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "lazy-calling-codes" */ "@/lib/calling-codes").then(
      ({ callingCodes }) => isCurrent && setCountries(namedCountries(callingCodes, locale)),
      () => {
        // Without the list the present country stays the only choice, and the form still works.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return countries;
}
