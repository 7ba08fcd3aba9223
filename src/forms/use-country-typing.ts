import { useRef, type KeyboardEvent } from "react";
import type { Country } from "./use-calling-codes";

/** Milliseconds after which a key begins another name. */
const pause = 1000;

const loadFinder = () => import(/* webpackChunkName: "lazy-country-names" */ "./find-country");

/**
 * Finds a country in a closed list by what is typed, in place of the browser's search, which knows the listed names only, with
 * their accents.
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
      () => undefined, // The arrow keys still work.
    );
  };
}
