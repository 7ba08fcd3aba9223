import { useRef, type KeyboardEvent } from "react";
import type { Country } from "./use-calling-codes";

/** Time in milliseconds after which the next key starts a new search. */
const pause = 1000;

const loadFinder = () => import(/* webpackChunkName: "lazy-country-names" */ "./find-country");

/**
 * Selects a country by typing while the list is closed. Replaces the browser's search, which only matches
 * listed names with their exact accents.
 */
export function useCountryTyping(countries: readonly Country[], choose: (country: string) => void) {
  const typed = useRef({ text: "", at: 0 });
  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, timeStamp, currentTarget } = event;
    const { text, at } = typed.current;
    const begun = timeStamp - at < pause ? text : "";
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || (key === " " && !begun)) return;
    event.preventDefault();
    const now = begun + key;
    typed.current = { text: now, at: timeStamp };
    void loadFinder().then(
      ({ findCountry }) => {
        const found = typed.current.text === now && findCountry(now, countries, currentTarget.value);
        if (found) choose(found);
      },
      () => undefined, // Ignored if the names cannot be loaded: the arrow keys still work.
    );
  };
}
