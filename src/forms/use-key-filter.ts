import { useEffect, type RefObject } from "react";

/**
 * Ignores typed characters that do not match the pattern (docs/product.md 5). Pasting, autofill, composition
 * and editing keys are not filtered, but their result is validated on submission.
 */
export function useKeyFilter(input: RefObject<HTMLInputElement | null>, pattern: RegExp) {
  useEffect(() => {
    const element = input.current;
    const filter = (event: InputEvent) => {
      const isTyped = event.inputType === "insertText" && event.data !== null && [...event.data].length === 1;
      if (isTyped && !event.isComposing && !pattern.test(event.data ?? "")) event.preventDefault();
    };
    // React's synthetic onBeforeInput is not the native event and has no input type.
    element?.addEventListener("beforeinput", filter);
    return () => element?.removeEventListener("beforeinput", filter);
  }, [input, pattern]);
}
