import type { InboxState } from "./inbox-state";

/** Simulated typing time of a customer, in milliseconds. */
export const typingTime = 1500;
export const restTime = 2800;

/**
 * Returns the next automatic event and its delay in milliseconds; null once every reply to the visitor has
 * been delivered.
 */
export function nextEvent(
  { due, isPaused, isTaken }: InboxState,
  mayPlay: boolean,
): { type: "due" | "step"; after: number } | null {
  // A visitor's message always gets a reply, even without automatic playback.
  if (due.length > 0) return isPaused && !isTaken ? null : { type: "due", after: typingTime };
  return mayPlay && !isPaused && !isTaken ? { type: "step", after: restTime } : null;
}
