import type { StudioMessage } from "../texts/messages";

/** Error of the studio, with the message for its user. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 500,
    readonly code: StudioMessage,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
