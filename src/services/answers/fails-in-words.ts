import { foldText } from "@/lib/fold-text";
import { envelopesOf } from "./envelopes";
import { installationNames } from "./installation-names";
import { fieldOf, idOf, isFields, plainName, readFlag, type Fields } from "./read-values";

const maxDepth = 6;

const successName = /^(?:is)?(?:success|ok|succeeded|successful|basarili?)$/;
const errorName = /^(?:is|has|field|form|validation|model)?(?:err(?:or)?|exception|fault|fail(?:ed|ure)?|hata(?:lar)?)s?(?:code|no|msg|message|mesaji?|text|list|detail|description)?s?$/; // prettier-ignore
const failureWord =
  /^(?:err|fail|unsuccess|hata|basarisiz|exception|invalid|denied|forbidden|unauthori|bad.?request|not.?found|(?:nok|ko|false)$)/; // prettier-ignore
/** What is written where there is no error: nothing, zeros, a status of success. */
const noError =
  /^(?:0*|2\d\d|-|false|none|null|no?|off|ok|success\w*|no[ _-]?errors?|(?:hata )?yok|basarili)$/;
const statusNames = [
  "status",
  "status_code",
  "http_code",
  "http_status",
  "code",
  "result",
  "type",
  "durum",
  "sonuc",
];

const wordOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? foldText(String(value)).trim() : "";

/** Tells whether a value under an error's name says anything; `null`, `""`, `{ code: 0, message: "OK" }` and the like do not. */
function isError(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return value === true || !noError.test(wordOf(value));
  const isNone = isFields(value) && /^0+$/.test(wordOf(fieldOf(value, "code", "error_code", "errno")));
  return !isNone && depth < maxDepth && Object.values(value).some((inner) => isError(inner, depth + 1));
}

const httpFailure = (value: unknown): number | undefined => {
  const word = wordOf(value);
  return /^[45]\d\d$/.test(word) ? Number(word) : undefined;
};

const isFailedStatus = (value: unknown) =>
  value === false || failureWord.test(wordOf(value)) || httpFailure(value) !== undefined;

/** An object that lists an installation reports its state, and one with an id that of a thing, instead of the call's. */
function isAboutSomething(fields: Fields): boolean {
  const list = fieldOf(fields, ...installationNames);
  if (typeof list === "object" && list !== null && Object.values(list).some(isFields)) return true;
  return (
    idOf(fields, "id", "key", "name", "title") !== null &&
    idOf(fields, "message", "msg", "detail", "mesaj") === null
  );
}

function saysFailed(fields: Fields): boolean {
  const isSaid = Object.entries(fields).some(([key, value]) => {
    const name = plainName(key);
    return successName.test(name)
      ? !readFlag(value, true) || failureWord.test(wordOf(value))
      : errorName.test(name) && isError(value);
  });
  if (isSaid || isAboutSomething(fields)) return isSaid;
  return statusNames.some((name) => isFailedStatus(fieldOf(fields, name)));
}

/**
 * Tells whether the body of an accepted request says itself that the call failed: `success: false`, an `error`, a status that
 * is an error's.
 * @example failsInWords({ success: false, message: "No." }) // true
 */
export const failsInWords = (body: unknown): boolean => envelopesOf(body).some(saysFailed);

/** The HTTP status that a body names for its failure. */
export const failureStatus = (body: unknown): number | undefined =>
  envelopesOf(body)
    .flatMap((fields) => [fields, ...[fieldOf(fields, "error")].filter(isFields)])
    .flatMap((fields) => statusNames.map((name) => httpFailure(fieldOf(fields, name))))
    .find((status) => status !== undefined);
