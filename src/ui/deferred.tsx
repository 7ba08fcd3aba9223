import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "./use-paint-effect";
import { useNearView } from "./use-near-view";

type DeferredProps<Props extends object> = {
  /** A stable function with the dynamic import. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What is shown until then, and for good without scripts: it takes the same room. */
  still: ReactNode;
  className?: string;
};

const focusable = "a[href], button, input, select, textarea, summary";

/** What can take the focus inside of an element, in its order. */
const focusablesIn = (element: HTMLElement | null) =>
  element ? [...element.querySelectorAll<HTMLElement>(focusable)] : [];

/**
 * A part of a page whose code is loaded when it nears the view or is touched. Where it cannot be had, its still stays, and
 * the next touch, or the network's return, asks for it again. The part takes over
 * the focus of its still.
 */
export function Deferred<Props extends object>({ load, props, still, className }: DeferredProps<Props>) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearView(element);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const focused = useRef(-1);

  useLayoutEffect(() => {
    if (Part) focusablesIn(element.current)[focused.current]?.focus({ preventScroll: true });
  }, [Part]);

  useEffect(() => {
    if (!isNear || hasFailed) return;
    let callOff: (() => void) | null = () => undefined;
    load().then(
      (loaded) => {
        // Not in the task that has run the part's code: what the visitor presses meanwhile comes between.
        callOff &&= afterPaint(() => {
          focused.current = focusablesIn(element.current).findIndex((one) => one === document.activeElement);
          // At once: a visitor who goes on by the keyboard meanwhile would lose the focus with the still.
          flushSync(() => setPart(() => loaded));
        });
      },
      () => callOff && setHasFailed(true),
    );
    return () => {
      callOff?.();
      callOff = null;
    };
  }, [isNear, hasFailed, load]);

  useEffect(() => {
    const { current } = element;
    if (!hasFailed || !current) return;
    const retry = () => setHasFailed(false);
    window.addEventListener("online", retry);
    current.addEventListener("pointerdown", retry);
    return () => {
      window.removeEventListener("online", retry);
      current.removeEventListener("pointerdown", retry);
    };
  }, [hasFailed]);

  return (
    <div ref={element} className={className}>
      {Part ? <Part {...props} /> : still}
    </div>
  );
}
