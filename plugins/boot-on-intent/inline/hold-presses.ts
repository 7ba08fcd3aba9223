export type HoldingWindow = Window & {
  /** Ends holding, and repeats what was held. */
  ___release?: () => void;
};

/**
 * Holds back presses and submissions while the page is still arriving, since the script that answers them is
 * at its end (content-page.ts). Pages without that script release them after hydration (replay.ts).
 */
export function holdPresses(): void {
  let held: Event[] | undefined = [];
  const hold = (event: Event) => {
    const { type, target } = event;
    const pressable = "button:not([type=submit]), [role=tab], [data-choice]";
    if (!held || (type === "click" && !(target as Element).closest(pressable))) return;
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
