import type { CallId } from "@/services/call-groups";

/** Converts another backend's response bodies to the documented forms (contract/accepted-answers.md). */
export type Adapter = {
  /**
   * Converts the body of a successful response.
   * @param body parsed JSON, the text if it is not JSON, or undefined if it is empty
   */
  answer?: (call: CallId, body: unknown) => unknown;
  /** Converts the body of an error response. */
  refusal?: (call: CallId, body: unknown) => unknown;
};
