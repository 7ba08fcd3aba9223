import { useEffect, useLayoutEffect } from "react";

/** Layout effect in the browser; no effect during server rendering. */
export const usePaintEffect: typeof useLayoutEffect = (effect, dependencies) =>
  (typeof document === "undefined" ? useEffect : useLayoutEffect)(effect, dependencies);

/**
 * Runs an action in the task after the next frame, so that long work does not delay the visible response to
 * an input. Returns a function that cancels it.
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
