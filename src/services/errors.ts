import { messageText } from "./message-text";

/** Every way a call can fail; each has a sentence in locales/<language>/errors.json under the same name. */
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
  "rate-limited",
  "server",
  "invalid-response",
] as const;

export type CallErrorCode = (typeof callErrorCodes)[number];

/** What the backend says about one field. */
export type FieldFault = { field: string; message: string };

type CallErrorDetails = {
  status?: number;
  serverMessage?: string;
  serverCode?: string;
  retryAfterSeconds?: number;
  fields?: FieldFault[];
  cause?: unknown;
};

/** A call that did not bring its answer. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status?: number;
  /** The backend's own sentence for the visitor: text, at most 300 characters. */
  readonly serverMessage?: string;
  /** The backend's name for what went wrong. */
  readonly serverCode?: string;
  readonly retryAfterSeconds?: number;
  readonly fields?: FieldFault[];

  constructor(
    readonly code: CallErrorCode,
    { status, serverMessage, serverCode, retryAfterSeconds, fields, cause }: CallErrorDetails = {},
  ) {
    super(`The call failed: ${code}`, { cause });
    this.status = status;
    this.serverMessage = messageText(serverMessage);
    this.serverCode = serverCode;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
  }
}

/** The code that a failure without an answer has: a browser that knows it is offline says so. */
export const connectionCode = (): "offline" | "network" =>
  typeof navigator !== "undefined" && navigator.onLine === false ? "offline" : "network";

/** Keys of the sentences that tell how long to wait. */
type WaitKey = "wait-seconds" | "wait-minutes";

type Translate = (key: CallErrorCode | WaitKey, options?: { count: number }) => string;

/** How long the backend asks to wait, in seconds up to two minutes and in minutes from there. */
function waitText({ retryAfterSeconds = 0 }: CallError, t: Translate): string {
  if (retryAfterSeconds <= 0) return "";
  if (retryAfterSeconds < 120) return ` ${t("wait-seconds", { count: retryAfterSeconds })}`;
  return ` ${t("wait-minutes", { count: Math.ceil(retryAfterSeconds / 60) })}`;
}

/**
 * What to tell the visitor: the backend's sentence where it sent one, else the catalogue's, and how long to wait where the
 * backend says so. Anything that is no CallError, such as a script that could not be fetched, is described as a lost
 * connection.
 * @param t translates a key of the catalogue, from the namespace "errors"
 */
export function describeCallError(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return t(connectionCode());
  return (error.serverMessage ?? t(error.code)) + waitText(error, t);
}
