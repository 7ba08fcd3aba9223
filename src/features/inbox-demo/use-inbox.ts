import { useCallback, useEffect, useRef, useState } from "react";
import { isConstrained } from "@/lib/browser-support";
import type { InboxAction } from "./inbox-reducer";
import { startInbox, type DemoShop, type InboxState } from "./inbox-state";
import { nextEvent } from "./next-event";
import { useInView } from "./use-in-view";

type Engine = typeof import("./inbox-reducer");

const loadEngine = () => import(/* webpackChunkName: "lazy-inbox-demo" */ "./inbox-reducer");

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The same shop's inbox, or a new one in the visitor's hands after another shop was chosen. */
type Held = { shop: DemoShop; inbox: InboxState };

/**
 * An inbox that answers. What makes it answer is loaded when it nears the view or is touched; what was done until then is
 * done once it is there.
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
      // Without a network the scene stays a picture; the next touch asks again.
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
