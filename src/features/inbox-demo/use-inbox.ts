import { useCallback, useEffect, useRef, useState } from "react";
import { isConstrained } from "@/lib/browser-support";
import type { InboxAction } from "./inbox-reducer";
import { startInbox, type DemoShop, type InboxState } from "./inbox-state";
import { nextEvent } from "./next-event";
import { useInView } from "./use-in-view";

type Engine = typeof import("./inbox-reducer");

const loadEngine = () => import(/* webpackChunkName: "lazy-inbox-demo" */ "./inbox-reducer");

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A shop and the state of its inbox. Selecting another shop replaces both and stops automatic playback. */
type Held = { shop: DemoShop; inbox: InboxState };

/**
 * State of an interactive inbox. The reducer is loaded when the inbox nears the viewport or is touched;
 * earlier actions are replayed once it has loaded.
 */
export function useInbox(shop: DemoShop, start?: InboxState) {
  const [held, setHeld] = useState<Held>({ shop, inbox: start ?? startInbox(shop) });
  const [engine, setEngine] = useState<Engine>();
  const waiting = useRef<InboxAction[]>([]);
  const { place, isNear, isInView } = useInView();

  if (held.shop.slug !== shop.slug) setHeld({ shop, inbox: { ...startInbox(shop), isTaken: true } });

  const apply = useCallback(
    (reduce: Engine["reduceInbox"], actions: readonly InboxAction[]) =>
      setHeld((current) => ({
        ...current,
        inbox: actions.reduce((inbox, action) => reduce(inbox, action, current.shop), current.inbox),
      })),
    [],
  );
  const load = useCallback(() => {
    loadEngine().then(
      (loaded) => {
        setEngine(loaded);
        apply(loaded.reduceInbox, waiting.current);
        waiting.current = [];
      },
      // Offline, the demo stays static; the next touch retries.
      () => undefined,
    );
  }, [apply]);
  const act = useCallback(
    (action: InboxAction) => {
      if (engine) return apply(engine.reduceInbox, [action]);
      waiting.current.push(action);
      load();
    },
    [apply, engine, load],
  );

  useEffect(() => {
    if (isNear && !isConstrained()) load();
  }, [isNear, load]);

  const { inbox } = held;
  useEffect(() => {
    const event = engine && isInView ? nextEvent(inbox, !isCalm()) : null;
    if (!event) return;
    const timer = setTimeout(() => act({ type: event.type }), event.after);
    return () => clearTimeout(timer);
  }, [act, engine, inbox, isInView]);

  return { place, inbox, act, isPlaying: !inbox.isPaused && !inbox.isTaken };
}
