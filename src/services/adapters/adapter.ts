import type { CallId } from "@/services/call-groups";

/** Turns the bodies of a backend that speaks otherwise into forms of contract/accepted-answers.md. */
export type Adapter = {
  /**
   * @param body of a call with a status of 2xx: parsed JSON, the text where it is not JSON, undefined where it is empty
   */
  answer?: (call: CallId, body: unknown) => unknown;
  /** @param body of a refused call */
  refusal?: (call: CallId, body: unknown) => unknown;
};
