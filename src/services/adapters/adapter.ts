import type { CallId } from "@/services/call-groups";

/** Converts response bodies of a different backend to the forms of contract/accepted-answers.md. */
export type Adapter = {
  /**
   * Converts the body of a successful response.
   * @param body parsed JSON, the text if it is not JSON, undefined if it is empty
   */
  answer?: (call: CallId, body: unknown) => unknown;
  /** Converts the body of a failed call. */
  refusal?: (call: CallId, body: unknown) => unknown;
};
