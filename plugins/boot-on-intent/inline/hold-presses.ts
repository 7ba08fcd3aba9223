export type HoldingWindow = Window & {
  /** Stops holding events back, and repeats those held so far. */
  ___release?: () => void;
};

/** Controls that do nothing without a script. */
export const pressable = "button:not([type=submit]), [role=tab], [data-choice]";

export const closest = <Found extends Element>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/**
 * Holds back presses and submissions while the page is still arriving, since the script that handles them is
 * at its end (content-page.ts). Pages without that script release them after hydration (replay.ts).
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
