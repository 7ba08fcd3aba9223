import type { StudioText, TextValues } from "../texts/translator";

/** Error of the studio, with a message for its user and additional fields of the response. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 500,
    readonly code: StudioText,
    readonly values: TextValues = {},
    readonly details: object = {},
  ) {
    super(code);
  }
}
