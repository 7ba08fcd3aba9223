import { envelopesOf } from "@/services/answers/envelopes";
import { decoded, parseJson } from "@/services/answers/parse-json";
import { fieldOf, isFields, plainName, type Fields } from "@/services/answers/read-values";
import type { FieldError } from "@/services/errors";
import { messageText } from "@/services/message-text";
import { collectErrors, isCode, isSentence, type PathError } from "./collect-errors";
import { fieldName } from "./field-name";
import { isMachineText } from "./is-machine-text";

/** What a body says about a call that was refused. */
export type Refusal = {
  /** A sentence for the visitor, where the body has one. */
  message?: string;
  /** The backend's name for what went wrong. */
  code?: string;
  /** What it says about fields that the call has. */
  fields: FieldError[];
};

/** Plain names of what lists errors; "message", "detail" and "error" may hold a list in place of a sentence. */
const listName = /^(?:\w*errors|errorlist|errormessages|messages|fields|details|issues|\w*violations|validation\w*|invalid\w+|modelstate|all|hatalar)$/; // prettier-ignore
const sentences = ["message", "mesaj", "error_description", "error_message", "user_message", "msg", "detail", "title", "description", "reason", "faultstring", "hata", "hata_mesaji", "aciklama", "result_message"]; // prettier-ignore
const fieldNames = [
  "field",
  "field_name",
  "property",
  "property_name",
  "param",
  "parameter",
  "attribute",
  "target",
];

/** A text that is a sentence and neither a code nor what a server says by itself. */
function sentenceOf(value: unknown): string | undefined {
  const text = messageText(value);
  return text === undefined || isMachineText(text) || isCode(text) ? undefined : text;
}

/** The objects in which a refusal may say what it is about. */
const placesOf = (body: unknown): Fields[] =>
  envelopesOf(body).flatMap((place) => [
    place,
    ...["error", "detail", "apierror", "fault"].map((name) => fieldOf(place, name)).filter(isFields),
  ]);

function messageOf(places: Fields[], isServerError = false): string | undefined {
  for (const place of places) {
    const message = sentenceOf(fieldOf(place, "message")) ?? sentenceOf(fieldOf(place, "error"));
    if (message !== undefined) return message;
    const inner = fieldOf(place, "error");
    const innerMessage = isFields(inner) ? sentenceOf(fieldOf(inner, "message")) : undefined;
    if (innerMessage !== undefined) return innerMessage;
    for (const name of isServerError ? [] : sentences) {
      const sentence = sentenceOf(fieldOf(place, name));
      if (sentence !== undefined) return sentence;
    }
  }
  return undefined;
}

/** Everything the body says about single fields, and about nothing in particular. */
function errorsOf(places: Fields[], known: readonly string[]): PathError[] {
  return places.flatMap((place) => {
    const entries = Object.entries(place);
    const inLists = entries.flatMap(([key, value]) => {
      const name = plainName(key);
      const isList =
        listName.test(name) || (/^(?:message|detail|error)$/.test(name) && typeof value === "object");
      const isShown = typeof value === "object" || (/err|messages/.test(name) && sentenceOf(value));
      return isList && isShown ? collectErrors(value) : [];
    });
    if (inLists.length > 0) return inLists;
    const path = fieldNames.map((name) => fieldOf(place, name)).find((name) => typeof name === "string");
    const message = typeof path === "string" ? messageOf([place]) : undefined;
    if (typeof path === "string" && message !== undefined) return [{ path, message }];
    const bare = entries.filter(([key, value]) => {
      const isText = Array.isArray(value) || (typeof value === "string" && isSentence(value));
      return isText && key !== "message" && fieldName(key, known) !== undefined;
    });
    return collectErrors(Object.fromEntries(bare));
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

/** Puts the visitor's language in the place of a text by languages, `{ tr, en }`. */
const spoken = (locale: string) => (_: string, value: unknown) =>
  isFields(value) && typeof value[locale] === "string" && Object.keys(value).every((key) => key.length === 2)
    ? value[locale]
    : value;

function parsed(text: string, locale: string): unknown {
  try {
    return JSON.parse(JSON.stringify(decoded(parseJson(text)) ?? null), spoken(locale));
  } catch {
    // JSON that is cut off, and what programs write in its place, is no sentence.
    return /[[{=]/.test(text) ? undefined : text;
  }
}

/** Sentences first, then single words; names for programs say nothing to a visitor. */
function readable(errors: PathError[]): PathError[] {
  const own = errors.filter(({ message }) => !isMachineText(message));
  return [
    ...own.filter(({ message }) => isSentence(message)),
    ...own.filter(({ message }) => !isSentence(message) && !isCode(message)),
  ];
}

/**
 * Reads the body of a refused call, whatever its shape: a sentence, messages by field, or a short text. Never throws; what is
 * markup or no text is left aside, and so is what servers say by themselves.
 * @param known fields that the call has; messages about others become part of the sentence
 * @param locale of the visitor, for a text that is there in several languages
 * @param status from 500 on the sentence is only taken from where a backend puts its message for visitors (docs/product.md 8)
 */
export function readRefusal(text: string, known: readonly string[], status: number, locale = ""): Refusal {
  const body = parsed(text, locale);
  const isServerError = status >= 500;
  if (!isFields(body) && !Array.isArray(body))
    return { message: isServerError ? undefined : sentenceOf(body), fields: [] };
  const places = placesOf(body);
  const errors = readable(isFields(body) ? errorsOf(places, known) : collectErrors(body));
  const fields = fieldErrorsOf(errors, known);
  const named = places.map((place) => fieldOf(place, "code", "error_code", "type", "error"));
  const code = named.find((value) => typeof value === "string" && isCode(value));
  const texts = errors.map(({ message }) => message);
  const collected = isSentence(texts[0] ?? "") ? texts.filter(isSentence) : texts;
  return {
    message:
      messageOf(places, isServerError) ??
      (isServerError ? undefined : messageText([...new Set(collected)].join(" "))),
    ...(typeof code === "string" ? { code: code.slice(0, 100) } : {}),
    fields,
  };
}
