import type { Fault } from "../../sandbox/http/faults";

/** A fault as the local backend provokes it, and the key of what the visitor reads; absent where the call succeeds. */
export type FaultKind = {
  name: string;
  fault: Fault | null;
  message?: string;
  /** The backend carries the call out although its answer is lost or spoilt. */
  isCarriedOut?: boolean;
};

/** Faults that need a real socket or a real click; the others are played against the components (tests/component/faults). */
export const faultKinds: FaultKind[] = [
  { name: "offline", fault: null, message: "errors:offline" },
  { name: "reset", fault: { drop: true }, message: "errors:network" },
  {
    name: "cut after the body was read",
    fault: { drop: "after-read" },
    message: "errors:network",
    isCarriedOut: true,
  },
  { name: "time-out", fault: { hold: true }, message: "errors:timeout", isCarriedOut: true },
  { name: "slow", fault: { hold: true }, isCarriedOut: true },
  { name: "truncated", fault: { body: "truncated" }, message: "errors:network", isCarriedOut: true },
  { name: "double click", fault: null, isCarriedOut: true },
  { name: "Enter and click", fault: null, isCarriedOut: true },
];
