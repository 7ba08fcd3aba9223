import { parseJson } from "@/services/answers/parse-json";
import { fieldOf, isFields, type Fields } from "@/services/answers/read-values";
import type { FieldError } from "@/services/errors";
import { messageText } from "@/services/message-text";
import { collectErrors, type PathError } from "./collect-errors";
import { fieldName } from "./field-name";

/** What a body says about a call that was refused. */
export type Refusal = {
  /** A sentence for the visitor, where the body has one. */
  message?: string;
  /** The backend's name for what went wrong. */
  code?: string;
  /** What it says about fields that the call has. */
  fields: FieldError[];
};

const errorLists = ["errors", "fields", "field_errors", "validation_errors", "validation", "violations", "issues", "invalid_params", "invalid_fields", "details"]; // prettier-ignore
const sentences = ["message", "error_description", "error_message", "user_message", "msg", "detail", "title", "description", "reason"]; // prettier-ignore

/** Names of HTTP statuses, which mean nothing to a visitor (RFC 9110, section 15). */
const statusNames = /^(?:bad request|unauthori[sz]ed|forbidden|not found|method not allowed|conflict|gone|unprocessable (?:entity|content)|too many requests|internal server error|bad gateway|service unavailable|gateway timeout|error|validation error|ok)[.!]?$/i; // prettier-ignore

/** Tells a name for programs, such as "email_taken", from a sentence. */
const isCode = (text: string) => !/\s/.test(text) && (/[_.:]/.test(text) || text === text.toUpperCase());

/** A text that is a sentence and neither a code nor a status. */
function sentenceOf(value: unknown): string | undefined {
  const text = messageText(value);
  return text === undefined || statusNames.test(text) || isCode(text) ? undefined : text;
}

/** The objects in which a refusal may say what it is about. */
function placesOf(body: Fields): Fields[] {
  const inner = ["error", "data", "result", "response", "detail"]
    .map((name) => fieldOf(body, name))
    .filter(isFields);
  return [body, ...inner];
}

function messageOf(places: Fields[]): string | undefined {
  for (const place of places) {
    const message = messageText(fieldOf(place, "message")) ?? sentenceOf(fieldOf(place, "error"));
    if (message !== undefined) return message;
    const inner = fieldOf(place, "error");
    const innerMessage = isFields(inner) ? messageText(fieldOf(inner, "message")) : undefined;
    if (innerMessage !== undefined) return innerMessage;
    for (const name of sentences) {
      const sentence = sentenceOf(fieldOf(place, name));
      if (sentence !== undefined) return sentence;
    }
  }
  return undefined;
}

/** Everything the body says about single fields, and about nothing in particular. */
function errorsOf(places: Fields[], known: readonly string[]): PathError[] {
  return places.flatMap((place) => {
    const lists = errorLists.map((name) => fieldOf(place, name));
    // Some frameworks put their list where others have a sentence.
    const others = ["message", "detail", "error"]
      .map((name) => fieldOf(place, name))
      .filter((value) => typeof value === "object");
    const bare = Object.entries(place).filter(([key, value]) => {
      const isText = typeof value === "string" || (Array.isArray(value) && typeof value[0] === "string");
      return isText && key !== "message" && fieldName(key, known) !== undefined;
    });
    const inLists = [...lists, ...others].flatMap((value) =>
      typeof value === "object" ? collectErrors(value) : [],
    );
    return inLists.length > 0 ? inLists : collectErrors(Object.fromEntries(bare));
  });
}

/** Sentences of some frameworks begin with the name of their field. */
const leadingName = (message: string) => /^[A-Za-z][\w.]*(?= )/.exec(message)?.[0] ?? "";

function fieldErrorsOf(errors: PathError[], known: readonly string[]): FieldError[] {
  const messages = new Map<string, string>();
  for (const { path, message } of errors) {
    const field = fieldName(path === "" ? leadingName(message) : path, known);
    if (field !== undefined && !messages.has(field)) messages.set(field, message);
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/**
 * Reads the body of a refused call, whatever its shape: a sentence, messages by field, or a short text. Never throws; what is
 * markup or no text is left aside.
 * @param known fields that the call has; messages about others become part of the sentence
 */
export function readRefusal(text: string, known: readonly string[]): Refusal {
  const body = parsed(text);
  if (!isFields(body) && !Array.isArray(body)) return { message: sentenceOf(body), fields: [] };
  const places = isFields(body) ? placesOf(body) : [];
  const errors = isFields(body) ? errorsOf(places, known) : collectErrors(body);
  const fields = fieldErrorsOf(errors, known);
  const named = places.map((place) => fieldOf(place, "code", "error_code", "type", "error"));
  const code = named.find((value) => typeof value === "string" && isCode(value));
  const collected = [...new Set(errors.map(({ message }) => message))].join(" ");
  return {
    message: messageOf(places) ?? messageText(collected),
    ...(typeof code === "string" ? { code: code.slice(0, 100) } : {}),
    fields,
  };
}
