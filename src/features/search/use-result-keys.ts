import type { KeyboardEvent, RefObject } from "react";
import { isOfComposition } from "@/lib/browser-support";

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey) || key === "Backspace";

/**
 * Returns the keyboard handler of the search dialog. Arrow keys move through the field and results, Home and
 * End to the first and last result; Enter in the field opens the first result, and typing while a result has
 * focus continues in the field.
 */
export function useResultKeys(input: RefObject<HTMLInputElement | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-result]")];
    const place = links.indexOf(document.activeElement as HTMLElement); // -1 for any other element
    const isInField = document.activeElement === input.current;
    if (!isInField && place < 0) return;
    const go = (target: HTMLElement | null | undefined) => {
      event.preventDefault();
      target?.focus();
    };
    if (event.key === "ArrowDown") go(links[place + 1] ?? (isInField ? null : links[place]));
    else if (event.key === "ArrowUp" && !isInField) go(place === 0 ? input.current : links[place - 1]);
    else if (event.key === "Home" && !isInField) go(links[0]);
    else if (event.key === "End" && !isInField) go(links.at(-1));
    else if (event.key === "Enter" && isInField && !isOfComposition(event.nativeEvent)) {
      event.preventDefault();
      links[0]?.click();
    } else if (!isInField && isTyping(event)) input.current?.focus();
  };
}
