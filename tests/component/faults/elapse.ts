import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Lets time pass on the fake clock, in pieces: what an effect starts begins with the next piece. */
export async function elapse(milliseconds: number) {
  const pieces = 8;
  for (let piece = 0; piece < pieces; piece += 1)
    await act(() => vi.advanceTimersByTimeAsync(Math.ceil(milliseconds / pieces)));
}
