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

/**
 * Parses the Retry-After header, in seconds or as a date (RFC 9110, section 10.2.3); undefined if it is
 * invalid. Dates are compared to the response's date or, if that is missing, to the visitor's clock; since that
 * clock may be wrong, the result is then capped at a day.
 */
function retryAfterOf(headers: Headers): number | undefined {
  const asked = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(asked)) return Number(asked);
  if (!asked.endsWith("GMT")) return undefined;
  // Cross-origin, this header is readable only if the backend exposes it.
  const sent = Date.parse(headers.get("date") ?? "");
  const isSent = Number.isFinite(sent);
  const seconds = Math.max(0, Math.ceil((Date.parse(asked) - (isSent ? sent : Date.now())) / 1000));
  return Number.isFinite(seconds) && (isSent || seconds <= longestWait) ? seconds : undefined;
}

export type RefusedCall = { call: CallId; fields: readonly string[] };

/** Returns the error for a call with a status other than 2xx or a body that describes a failure. */
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
    retryAfterSeconds: retryAfterOf(headers),
    fields: fields.length > 0 ? fields : undefined,
  });
}
