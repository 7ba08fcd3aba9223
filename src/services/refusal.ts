import { isFields } from "@/lib/is-fields";
import type { FieldError } from "./errors";
import { snakeName, withSnakeNames } from "./answers/unwrap";
import { messageText } from "./message-text";

/** A sentence for the visitor, the backend's name for what went wrong, and messages at fields of the call. */
type Refusal = { message?: string; code?: string; fields: FieldError[] };

/** A message with the path of what it is about; an empty path where it is about nothing in particular. */
type PathError = { path: string; message: string };

const maxErrors = 50;

/** Names of HTTP statuses (RFC 9110, section 15): frameworks send them where nobody wrote a sentence. */
// prettier-ignore
const statusNames = [
  "bad request", "not found", "method not allowed", "not acceptable", "request timeout", "length required",
  "precondition failed", "content too large", "payload too large", "unsupported media type",
  "unprocessable content", "unprocessable entity", "too many requests", "internal server error", "not implemented",
  "bad gateway", "service unavailable", "gateway timeout",
];

/** A text for visitors: several words, or one that ends like a sentence, and no name of a status. */
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

/** The messages in a list of texts or of entries with their field, or in an object of texts and lists by field. */
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

/** The field of a call that a path ends in; undefined for a field that the call does not have. */
const fieldOf = (path: string, known: readonly string[]): string | undefined =>
  path
    .slice(0, 300)
    .split(/[./[\]]/)
    .map(snakeName)
    .reverse()
    .find((name) => known.includes(name));

/**
 * Reads the body of a refused call in the forms of contract/accepted-answers.md.
 * @param body parsed JSON, or the text of one that is not JSON
 * @param known fields of the call; messages about others are part of the sentence at most
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
