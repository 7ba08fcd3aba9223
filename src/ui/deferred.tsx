import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { useNearView } from "./use-near-view";

type DeferredProps<Props extends object> = {
  /** A stable function with the dynamic import. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What is shown until then, and for good without scripts: it takes the same room. */
  still: ReactNode;
  className?: string;
};

/**
 * A part of a page whose code is loaded when it nears the view or is touched. Where it cannot be had, its still stays, and
 * the next touch, or the network's return, asks for it again.
 */
export function Deferred<Props extends object>({ load, props, still, className }: DeferredProps<Props>) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearView(element);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isNear || hasFailed) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
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
