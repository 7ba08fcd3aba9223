import { useEffect, useLayoutEffect } from "react";

/** Layout effect that does nothing during server rendering. */
export const usePaintEffect: typeof useLayoutEffect = (effect, dependencies) =>
  (typeof document === "undefined" ? useEffect : useLayoutEffect)(effect, dependencies);

/**
 * Runs an action in the task after the next frame, so that long work does not delay the visible response to
 * an input. Returns a cancel function.
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
