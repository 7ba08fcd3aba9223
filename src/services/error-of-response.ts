import type { CallId } from "./call-groups";
import { CallError, type CallErrorCode } from "./errors";
import { readRefusal } from "./refusals/read-refusal";

const codesByStatus: Record<number, CallErrorCode> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  408: "timeout",
  409: "conflict",
  410: "not-found",
  413: "too-large",
  415: "unsupported",
  422: "unprocessable",
  429: "rate-limited",
};

function codeOf(status: number): CallErrorCode {
  const known = codesByStatus[status];
  if (known) return known;
  if (status >= 200 && status < 300) return "refused";
  return status >= 400 && status < 500 ? "bad-request" : "server";
}

/**
 * Reads the header Retry-After, which holds seconds or a date (RFC 9110, section 10.2.3); undefined where it says nothing of use.
 * @example retryAfterOf("120") // 120
 */
export function retryAfterOf(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const isDate = header.trim().endsWith("GMT");
  const seconds = isDate
    ? (Date.parse(header) - now) / 1000
    : /^\s*\d+\s*$/.test(header)
      ? Number(header)
      : NaN;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** The call that was refused, and the fields it has. */
export type RefusedCall = { call: CallId; fields: readonly string[] };

type Answered = { status: number; headers: Headers; text: string };

/** The error that a refusal stands for: an answer other than 2xx, or one whose body says that the call failed. */
export function errorOfResponse(
  { status, headers, text }: Answered,
  { call, fields: known }: RefusedCall,
): CallError {
  const { message, code, fields } = readRefusal(text, known, status);
  return new CallError(codeOf(status), {
    call,
    status,
    serverMessage: message,
    serverCode: code,
    retryAfterSeconds: retryAfterOf(headers.get("retry-after")),
    fields: fields.length > 0 ? fields : undefined,
  });
}
