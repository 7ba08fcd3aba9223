import type { CallId } from "./call-groups";
import { CallError, longestWait, type CallErrorCode } from "./errors";
import { readRefusal } from "./refusal";

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

type Clocks = {
  /** The answer's header Date, which another origin may hide. */
  date?: string | null;
  /** The visitor's clock, in milliseconds. */
  now?: number;
};

/**
 * Reads the header Retry-After, which holds seconds or a date (RFC 9110, section 10.2.3); undefined where it says nothing of use.
 * A date is measured from the answer's own, else from the visitor's clock, which may be wrong: then by a day at most.
 * @example retryAfterOf("120") // 120
 */
export function retryAfterOf(
  header: string | null,
  { date, now = Date.now() }: Clocks = {},
): number | undefined {
  if (!header) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  if (!header.trim().endsWith("GMT")) return undefined;
  const sent = Date.parse(date ?? "");
  const isSent = Number.isFinite(sent);
  const seconds = Math.max(0, Math.ceil((Date.parse(header) - (isSent ? sent : now)) / 1000));
  return Number.isFinite(seconds) && (isSent || seconds <= longestWait) ? seconds : undefined;
}

/** The call that was refused, and its fields. */
export type RefusedCall = { call: CallId; fields: readonly string[] };

/** The error that a refusal stands for: an answer other than 2xx, or one whose body says that the call failed. */
export function errorOfResponse(
  { status, headers }: Pick<Response, "status" | "headers">,
  body: unknown,
  { call, fields: known }: RefusedCall,
): CallError {
  const { message, code, fields } = readRefusal(body, known, status);
  return new CallError(codeOf(status), {
    call,
    status,
    serverMessage: message,
    serverCode: code,
    retryAfterSeconds: retryAfterOf(headers.get("retry-after"), { date: headers.get("date") }),
    fields: fields.length > 0 ? fields : undefined,
  });
}
