import type { StudioText, TextValues } from "../texts/translator";

/** Studio error, with a message for the user and additional response fields. */
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
