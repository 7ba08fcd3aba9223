import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Advances the fake clock in steps, so that timers started by effects run in a later step. */
export async function elapse(milliseconds: number) {
  const pieces = 8;
  for (let piece = 0; piece < pieces; piece += 1)
    await act(() => vi.advanceTimersByTimeAsync(Math.ceil(milliseconds / pieces)));
}
