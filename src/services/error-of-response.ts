import { CallError, type CallErrorCode, type FieldFault } from "./errors";
import { messageText } from "./message-text";

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

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function fieldsOf(value: unknown): FieldFault[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const faults = value.flatMap((entry: unknown): FieldFault[] => {
    const { field, message } = (entry ?? {}) as Record<string, unknown>; // both are checked below
    const text = messageText(message);
    return typeof field === "string" && text ? [{ field, message: text }] : [];
  });
  return faults.length > 0 ? faults : undefined;
}

/** The failure that an answer other than 2xx stands for; a body that is not the contract's error is left aside. */
export function errorOfResponse(status: number, headers: Headers, text: string): CallError {
  const { message, code, fields } = parsed(text);
  return new CallError(codeOf(status), {
    status,
    serverMessage: messageText(message),
    serverCode: typeof code === "string" ? code : undefined,
    retryAfterSeconds: retryAfterOf(headers.get("retry-after")),
    fields: fieldsOf(fields),
  });
}
