import { callGroups, type CallGroup, type CallId } from "./call-groups";
import { messageText } from "./message-text";

/** Error codes for calls, each with a message of the same name in locales/<language>/errors.json. */
export const callErrorCodes = [
  "offline",
  "timeout",
  "network",
  "cancelled",
  "bad-request",
  "unauthorized",
  "forbidden",
  "not-found",
  "conflict",
  "too-large",
  "unsupported",
  "unprocessable",
  "refused",
  "rate-limited",
  "server",
  "invalid-response",
] as const;

export type CallErrorCode = (typeof callErrorCodes)[number];

export type FieldError = { field: string; message: string };

type Detail = "call" | "status" | "serverMessage" | "serverCode" | "retryAfterSeconds" | "fields" | "cause";

export class CallError extends Error {
  override readonly name = "CallError";
  readonly call?: CallId;
  readonly status?: number;
  /** Message from the backend to the visitor, of at most 300 characters. */
  readonly serverMessage?: string;
  /** Error code from the backend. */
  readonly serverCode?: string;
  readonly retryAfterSeconds?: number;
  readonly fields?: FieldError[];

  constructor(
    readonly code: CallErrorCode,
    { cause, serverMessage, ...details }: Pick<CallError, Detail> = {},
  ) {
    super(`The call failed: ${code}`, { cause });
    Object.assign(this, details, { serverMessage: messageText(serverMessage) });
  }
}

/**
 * Returns the error code for a call without a response: "offline" if the browser is offline, else "network".
 */
export const connectionCode = (): "offline" | "network" =>
  typeof navigator !== "undefined" && navigator.onLine === false ? "offline" : "network";

type WaitKey = "wait-seconds" | "wait-minutes" | "wait-hours";
type CallKey = `calls.${Exclude<CallGroup, "setup">}`;

export type Translate = (key: CallErrorCode | WaitKey | CallKey, options?: { count: number }) => string;

/** Maximum accepted waiting time, in seconds: a day. */
export const longestWait = 86_400;

function waitText({ retryAfterSeconds = 0 }: CallError, t: Translate): string {
  if (retryAfterSeconds <= 0 || retryAfterSeconds > longestWait) return "";
  if (retryAfterSeconds < 120) return ` ${t("wait-seconds", { count: retryAfterSeconds })}`;
  if (retryAfterSeconds < 5_400) return ` ${t("wait-minutes", { count: Math.ceil(retryAfterSeconds / 60) })}`;
  return ` ${t("wait-hours", { count: Math.ceil(retryAfterSeconds / 3_600) })}`;
}

const refusals: readonly CallErrorCode[] = ["bad-request", "unprocessable", "refused"];
/** Errors whose usual messages refer to a setup or a session, which visitors of public forms do not have. */
const formRefusals: readonly CallErrorCode[] = [...refusals, "unauthorized", "forbidden", "not-found", "conflict", "unsupported"]; // prettier-ignore
const formGroups: readonly CallGroup[] = ["sign-up", "contact", "newsletter"];

function sentenceKey({ code, call }: CallError): CallErrorCode | CallKey {
  const group = call && callGroups[call];
  if (group === undefined) return code;
  const isOfCall = (formGroups.includes(group) ? formRefusals : refusals).includes(code);
  if (isOfCall && group !== "setup") return `calls.${group}`;
  // Only Meta's login is a session that can expire.
  return code === "unauthorized" && group !== "connection" ? "forbidden" : code;
}

/**
 * Returns the message for the visitor: the backend's, or the translated one for this call, with the waiting
 * time if known. Errors other than CallError, such as scripts that failed to load, are reported as a lost
 * connection.
 * @param t translates a key in the "errors" namespace
 */
export function describeCallError(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return t(connectionCode());
  return (error.serverMessage ?? t(sentenceKey(error))) + waitText(error, t);
}
