import { useEffect, useLayoutEffect } from "react";

/** An effect that runs before the browser paints; while pages are written on the server, where nothing is painted, none. */
export const usePaintEffect: typeof useLayoutEffect = (effect, dependencies) =>
  (typeof document === "undefined" ? useEffect : useLayoutEffect)(effect, dependencies);
