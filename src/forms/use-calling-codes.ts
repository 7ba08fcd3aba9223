import { byText } from "@/i18n/formats";
import { useMemo } from "react";
import type { Locale } from "@/config/languages";
import { attempt } from "@/lib/browser-support";
import { callingCodes, type CallingCode } from "@/lib/calling-codes";
import { useHydrated } from "./use-hydrated";

export type Country = CallingCode & { name: string };

/**
 * Returns the countries with their names, sorted in the reader's language. Countries that the browser cannot
 * name are labelled with their code.
 */
export function namedCountries(codes: readonly CallingCode[], locale: Locale): Country[] {
  const names = attempt(() => new Intl.DisplayNames(locale, { type: "region", fallback: "code" }), undefined);
  return codes
    .map((code) => ({ ...code, name: attempt(() => names?.of(code.country), undefined) ?? code.country }))
    .sort(byText(locale, ({ name }) => name));
}

const none: readonly Country[] = [];

/**
 * Returns the countries with their calling codes; empty in the server-rendered HTML, to omit a list of 240
 * options.
 */
export function useCallingCodes(locale: Locale): readonly Country[] {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? namedCountries(callingCodes, locale) : none), [isHydrated, locale]);
}
