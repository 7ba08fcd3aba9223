import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "./use-paint-effect";
import { useNearView } from "./use-near-view";

type DeferredProps<Props extends object> = {
  /** Dynamic import of the component; must be a stable function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Placeholder of the same size, shown until the component is loaded; permanent without scripts. */
  still: ReactNode;
  className?: string;
};

const focusable = "a[href], button, input, select, textarea, summary";

/** Returns the focusable elements inside an element, in document order. */
const focusablesIn = (element: HTMLElement | null) =>
  element ? [...element.querySelectorAll<HTMLElement>(focusable)] : [];

/**
 * Loads a component when it approaches the viewport or is touched. If loading fails, the placeholder remains,
 * and the next touch, or the network coming back, triggers another attempt. The component takes over the
 * placeholder's focus and the radio button selected in it, identified by the value of `data-choice`.
 * `<Suspense>` is unsuitable: server-rendered controls lost text and choices entered before the code arrived,
 * and URL changes replaced the controls with the fallback (React error 421).
 */
export function Deferred<Props extends object>({ load, props, still, className }: DeferredProps<Props>) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearView(element);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const focused = useRef(-1);
  const choice = useRef<string>(undefined);

  useLayoutEffect(() => {
    const { current } = element;
    if (Part) {
      focusablesIn(current)[focused.current]?.focus({ preventScroll: true });
      if (choice.current) current?.querySelector<HTMLElement>(`[value="${choice.current}"]`)?.click();
      return undefined;
    }
    const note = ({ target }: Event) => {
      choice.current = (target as Element).closest<HTMLElement>("[data-choice]")?.dataset.choice;
    };
    current?.addEventListener("click", note);
    return () => current?.removeEventListener("click", note);
  }, [Part]);

  useEffect(() => {
    if (!isNear || hasFailed) return;
    let callOff: (() => void) | null = () => undefined;
    load().then(
      (loaded) => {
        // Deferred to a later task than the one that evaluates the code, so that input events can be handled
        // in between.
        callOff &&= afterPaint(() => {
          focused.current = focusablesIn(element.current).findIndex((one) => one === document.activeElement);
          // Synchronous, because focus would be lost together with the placeholder if the visitor moved on by
          // keyboard in the meantime.
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
