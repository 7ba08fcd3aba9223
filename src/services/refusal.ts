import { isFields } from "@/lib/is-fields";
import type { FieldError } from "./errors";
import { snakeName, withSnakeNames } from "./answers/unwrap";
import { messageText } from "./message-text";

/** Contents of an error response: a message for the visitor, an error code, and field errors. */
type Refusal = { message?: string; code?: string; fields: FieldError[] };

/** Error message with the path of its field, which is empty for a general message. */
type PathError = { path: string; message: string };

const maxErrors = 50;

/** Reason phrases of HTTP statuses (RFC 9110, section 15), which frameworks send by default. */
// prettier-ignore
const statusNames = [
  "bad request", "not found", "method not allowed", "not acceptable", "request timeout", "length required",
  "precondition failed", "content too large", "payload too large", "unsupported media type",
  "unprocessable content", "unprocessable entity", "too many requests", "internal server error", "not implemented",
  "bad gateway", "service unavailable", "gateway timeout",
];

/**
 * Returns a string if it is a message for visitors: it has several words or final punctuation, and is not an
 * HTTP reason phrase.
 */
function sentence(value: unknown): string | undefined {
  const text = messageText(value);
  const isSentence = text !== undefined && /\s|[.!?…]$/.test(text);
  return isSentence && !statusNames.includes(text.toLowerCase()) ? text : undefined;
}

const firstSentence = (values: unknown[]): string | undefined =>
  values.map(sentence).find((text) => text !== undefined);

const pathOf = (value: unknown): string =>
  [value]
    .flat()
    .filter((part) => typeof part === "string")
    .join(".");

/**
 * Extracts validation errors from a list of messages, a list of entries with a field, or an object that maps fields
 * to messages.
 */
function errorsIn(value: unknown): PathError[] {
  const pairs: [unknown, unknown[]][] = Array.isArray(value)
    ? value.map((entry: unknown) =>
        isFields(entry)
          ? [entry.field ?? entry.path ?? entry.loc, [entry.message, entry.msg]]
          : ["", [entry]],
      )
    : Object.entries(isFields(value) ? value : {}).map(([path, texts]) => [path, [texts].flat()]);
  return pairs.slice(0, maxErrors).flatMap(([path, texts]) => {
    const message = firstSentence(texts);
    return message === undefined ? [] : [{ path: pathOf(path), message }];
  });
}

/** Returns the field at the end of a path; undefined if the call has no such field. */
const fieldOf = (path: string, known: readonly string[]): string | undefined =>
  path
    .slice(0, 300)
    .split(/[./[\]]/)
    .map(snakeName)
    .reverse()
    .find((name) => known.includes(name));

/**
 * Parses the body of a failed call in any documented form (contract/accepted-answers.md).
 * @param body parsed JSON, or the text if it is not JSON
 * @param known fields of the call; messages about other fields can only become part of the general message
 */
export function readRefusal(body: unknown, known: readonly string[], status: number): Refusal {
  const isServerError = status >= 500;
  if (!isFields(body) && !Array.isArray(body)) {
    const isShort = typeof body === "string" && body.length <= 300 && !/^\s*[[{]/.test(body);
    return { message: isShort && !isServerError ? sentence(body) : undefined, fields: [] };
  }
  const read = withSnakeNames(body);
  const { message, error, detail, title, code, errors, fields } = isFields(read) ? read : { errors: read };
  const found = [errors, fields, detail].flatMap(errorsIn);
  const messages = new Map<string, string>();
  for (const { path, message: text } of found) {
    const field = fieldOf(path, known);
    if (field !== undefined && !messages.has(field)) messages.set(field, text);
  }
  const own = firstSentence([message, error, isFields(error) ? error.message : undefined]);
  const other = firstSentence([detail, title, [...new Set(found.map((one) => one.message))].join(" ")]);
  return {
    message: own ?? (isServerError ? undefined : other),
    ...(typeof code === "string" && { code: code.slice(0, 100) }),
    fields: [...messages].map(([field, text]) => ({ field, message: text })),
  };
}
