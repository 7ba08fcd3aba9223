import { useEffect, useLayoutEffect } from "react";

/** An effect that runs before the browser paints; while pages are written on the server, where nothing is painted, none. */
export const usePaintEffect: typeof useLayoutEffect = (effect, dependencies) =>
  (typeof document === "undefined" ? useEffect : useLayoutEffect)(effect, dependencies);

/**
 * Does something once what has changed so far is on the screen: in the task after the next frame, so that work which takes longer than
 * a frame does not keep a press without an answer. Returns how to call it off.
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
