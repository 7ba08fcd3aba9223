import type { ErrorCode } from "./messages";

/** Error that becomes an error response of the contract. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 507,
    readonly code: ErrorCode,
    readonly details: { field?: string; retryAfter?: number } = {},
  ) {
    super(code);
  }
}
