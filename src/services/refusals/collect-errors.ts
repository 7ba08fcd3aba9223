import { fieldOf, fieldsOf, isFields, plainName, type Fields } from "@/services/answers/read-values";
import { messageText } from "@/services/message-text";

/** A message and the path of what it is about; an empty path where it is about nothing in particular. */
export type PathError = { path: string; message: string };

const maxDepth = 6;
const maxErrors = 50;

/** From the least to the most certain: the last one that is a field of the call counts. */
const pathNames = ["id", "key", "name", "input", "argument", "member_names", "members", "target", "attribute", "attr", "pointer", "instance_path", "data_path", "property_path", "loc", "path", "property", "property_name", "param", "parameter", "field_name", "field"]; // prettier-ignore
const messageNames = ["message", "msg", "error_message", "default_message", "mesaj", "detail", "title", "description", "reason", "error", "text", "messages", "errors", "constraints"]; // prettier-ignore
/** Plain names that stand for the whole instead of a field. */
const wholeName =
  /^(?:_|\*|__all__|all|non_?field_?errors|form_?errors|_?errors|general|base|global|messages)$/i;
const nestedName = /^(?:fields|properties|issues|violations|children|(?:field_?)?errors)$/i;
/** Plain names of what says nothing to a visitor. */
const factName =
  /^(?:code|codes|type|rule|kind|status|rejectedvalue|value|arguments|objectname|severity|errorcode)$/;

/** Tells a name for programs, such as "email_taken", from a sentence. */
export function isCode(text: string): boolean {
  const word = text.replace(/[.!?…]+$/, "");
  return !/\s/.test(word) && (/[_.:]|(?:Error|Exception)$/.test(word) || word === word.toUpperCase());
}

/** Tells a text for visitors: words with blanks between them, or one that ends like a sentence. */
export const isSentence = (text: string): boolean => /\s|[.!?…]$/.test(text) && !isCode(text);

/** The texts in a value: itself, or those in a list or an object. */
function textsIn(value: unknown, depth = 0): string[] {
  const text = messageText(value);
  if (text !== undefined) return [text];
  if (depth > 2 || typeof value !== "object" || value === null) return [];
  return Object.values(value)
    .slice(0, maxErrors)
    .flatMap((inner) => textsIn(inner, depth + 1));
}

/** The first of some texts that is a sentence, else the first. */
const best = (texts: string[]): string | undefined => texts.find(isSentence) ?? texts[0];

function pathText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((part: unknown) => (isFields(part) ? part["key"] : part)); // valibot's paths are objects
  return parts.filter((part) => typeof part === "string").join(".");
}

/** An entry that names a field and says what is wrong with it; undefined for an object of another kind. */
function entryOf(entry: Fields): PathError | undefined {
  const places = [fieldsOf(entry, "extensions", "meta", "context"), entry, fieldsOf(entry, "source")];
  const path = places
    .flatMap((place) => pathNames.map((name) => pathText(fieldOf(place, name))))
    .filter(Boolean)
    .join(".");
  for (const name of messageNames) {
    const message = best(textsIn(fieldOf(entry, name)));
    if (message !== undefined) return { path, message };
  }
  return undefined;
}

/** An object that is a message with what belongs to it, such as `{ code, message }`, and not one of fields. */
const isMessage = (entry: Fields) =>
  typeof fieldOf(entry, "message", "msg", "error_message", "default_message") === "string";

const joined = (...parts: string[]) => parts.filter(Boolean).join(".");

/** A name without blanks, as the first of a pair has it. */
const isName = (value: unknown): value is string => typeof value === "string" && /^\S+[^\s.!?]$/.test(value);

function collectFromList(list: unknown[], path: string, depth: number): PathError[] {
  const [first, second] = list;
  if (list.length === 2 && depth > 0 && path === "" && isName(first))
    return collectErrors(second, first, depth + 1);
  const isOfTexts = path !== "" && messageText(first) !== undefined;
  const text = isOfTexts ? best(textsIn(list)) : undefined;
  if (text !== undefined) return [{ path, message: text }];
  return list.slice(0, maxErrors).flatMap((entry) => {
    const single = isFields(entry) ? entryOf(entry) : undefined;
    return single ? [{ ...single, path: joined(path, single.path) }] : collectErrors(entry, path, depth + 1);
  });
}

/**
 * The messages in a list or an object of errors, with the path of what each is about. Reads lists of texts, of entries and of
 * pairs, objects of texts and of lists, and all within each other.
 */
export function collectErrors(value: unknown, path = "", depth = 0): PathError[] {
  if (depth > maxDepth) return [];
  const text = messageText(value);
  if (text !== undefined) return [{ path, message: text }];
  if (Array.isArray(value)) return collectFromList(value, path, depth).slice(0, maxErrors);
  if (!isFields(value)) return [];
  const hasPath = ["field", "path", "loc", "param"].some((name) => fieldOf(value, name) !== undefined);
  const single = hasPath || (path !== "" && isMessage(value)) ? entryOf(value) : undefined;
  if (single && joined(path, single.path) !== "") return [{ ...single, path: joined(path, single.path) }];
  return Object.entries(value)
    .filter(([key]) => !factName.test(plainName(key)))
    .flatMap(([key, inner]) => {
      const isWhole = wholeName.test(key) || (nestedName.test(key) && typeof inner === "object");
      return collectErrors(inner, isWhole ? path : joined(path, key), depth + 1);
    })
    .slice(0, maxErrors);
}
