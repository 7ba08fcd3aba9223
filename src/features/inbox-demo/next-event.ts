import type { InboxState } from "./inbox-state";

/** How long a customer types, and how long the story rests between two steps, in milliseconds. */
export const typingTime = 1500;
export const restTime = 2800;

/** What happens next by itself, and after how many milliseconds; nothing once a visitor has been answered. */
export function nextEvent(
  { due, isPaused, isTaken }: InboxState,
  mayPlay: boolean,
): { type: "due" | "step"; after: number } | null {
  // A visitor who has written is answered, whether the scene plays by itself or not.
  if (due.length > 0) return isPaused && !isTaken ? null : { type: "due", after: typingTime };
  return mayPlay && !isPaused && !isTaken ? { type: "step", after: restTime } : null;
}
