import type { Fault } from "../../sandbox/http/faults";

/** A fault as the local backend provokes it, and the key of what the visitor reads; absent where the call succeeds. */
export type FaultKind = {
  name: string;
  fault: Fault | null;
  message?: string;
  /** The backend carries the call out although its answer is lost or spoilt. */
  isCarriedOut?: boolean;
};

/** The sentence that the local backend sends with a provoked failure. */
export const provoked = {
  tr: "Bu, deneme için istenen bir hata. Lütfen yeniden deneyin.",
  en: "This failure was asked for as a test. Please try again.",
};

const bare = (status: number, more: Fault = {}): Fault => ({ status, body: "missing-fields", ...more });

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
  { name: "400 with message", fault: { status: 400 }, message: "provoked" },
  { name: "401", fault: bare(401), message: "errors:unauthorized" },
  { name: "403", fault: bare(403), message: "errors:forbidden" },
  { name: "404", fault: bare(404), message: "errors:not-found" },
  { name: "409", fault: bare(409), message: "errors:conflict" },
  { name: "413", fault: bare(413), message: "errors:too-large" },
  { name: "429 with Retry-After", fault: bare(429, { retryAfter: 90 }), message: "errors:rate-limited" },
  { name: "500 JSON", fault: { status: 500 }, message: "provoked" },
  { name: "502 HTML", fault: { status: 502, body: "html" }, message: "errors:server" },
  {
    name: "malformed JSON",
    fault: { body: "malformed" },
    message: "errors:invalid-response",
    isCarriedOut: true,
  },
  {
    name: "missing fields",
    fault: { body: "missing-fields" },
    message: "errors:invalid-response",
    isCarriedOut: true,
  },
  { name: "truncated", fault: { body: "truncated" }, message: "errors:network", isCarriedOut: true },
  { name: "HTML with 200", fault: { body: "html" }, message: "errors:invalid-response", isCarriedOut: true },
  { name: "double click", fault: null, isCarriedOut: true },
  { name: "Enter and click", fault: null, isCarriedOut: true },
];
