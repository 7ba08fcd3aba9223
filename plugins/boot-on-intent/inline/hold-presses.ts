export type HoldingWindow = Window & {
  /** Stops capturing events, and replays those captured so far. */
  ___release?: () => void;
};

/** Selector for controls that have no effect without scripts. */
export const pressable = "button:not([type=submit]), [role=tab], [data-choice]";

export const closest = <Found extends Element>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/**
 * Captures presses and submissions while the HTML is still loading, since the script that handles them comes last
 * (content-page.ts). On pages without that script they are replayed after hydration (replay.ts).
 */
export function holdPresses(): void {
  let held: Event[] | undefined = [];
  const hold = (event: Event) => {
    if (!held || (event.type === "click" && !closest(event, pressable))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  (window as HoldingWindow).___release = () => {
    const events = held ?? [];
    held = undefined;
    for (const event of events)
      event.target?.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]) as Event);
  };
}
