import type { components } from "../src/services/generated/contract";
import type { Locale } from "../src/config/languages";
import { wordsIn, type Words } from "./words";

const empty: Words = { tr: "Bu alanı doldurun.", en: "Please fill in this field." };
const tooLong: Words = { tr: "Bu alana yazdıklarınız çok uzun.", en: "What you wrote here is too long." };
const wrong: Words = { tr: "Bu alanı kontrol edin.", en: "Please check this field." };
const unknown: Words = { tr: "Bu alan tanınmıyor.", en: "This field is not known." };

const invisible: Words = {
  tr: "Bu alanda görünmeyen karakterler var. Silip yeniden yazın.",
  en: "There are invisible characters in this field. Please delete its text and type it again.",
};
/** Control, direction and zero-width characters, and halves of surrogate pairs; a tab may come along from a table. */
const invisibleCharacters = /[^\P{Cc}\t]|[\p{Cf}\p{Cs}\u2028\u2029]/u;

const email: Words = { tr: "Geçerli bir email giriniz", en: "Please enter a valid email!" };
const consent: Words = {
  tr: "Devam etmek için bu onay gerekiyor.",
  en: "This has to be accepted to continue.",
};

type Schemas = components["schemas"];
/** Every field of the forms that anybody may send. */
type FormFields =
  | keyof Schemas["ContactMessage"]
  | keyof Schemas["CustomerInformation"]
  | keyof Schemas["NewsletterSubscription"];

/** What is wrong when a filled-in field does not fit: every field of the forms that anybody may send, and some others. */
const misfits: Record<FormFields, Words> & Partial<Record<string, Words>> = {
  email,
  dealer_code: wrong,
  newsletter: wrong,
  mail: email,
  phone_number: { tr: "Geçerli bir telefon numarası girin.", en: "Please enter a valid phone number!" },
  whatsapp_number: { tr: "Geçerli bir telefon numarası girin.", en: "Please enter a valid phone number!" },
  privacy_policy: consent,
  pdpa: consent,
  consent,
  name: empty,
  surname: empty,
  company: empty,
  message: empty,
  department: { tr: "Listeden bir ekip seçin.", en: "Please choose a team from the list." },
  topic: { tr: "Listeden bir konu seçin.", en: "Please choose a topic from the list." },
  sub_domain: {
    tr: "Mağaza adresinde yalnızca küçük harf, rakam ve kısa çizgi kullanın.",
    en: "Use only lower-case letters, digits and hyphens in the store address.",
  },
  taxnumber: {
    tr: "Vergi ya da kimlik numarası 10 veya 11 hanelidir.",
    en: "A tax number has 10 or 11 digits.",
  },
};

/** The message about one field, from the schema's keyword that it does not satisfy and its present value. */
export function fieldMessage(field: string, keyword: string, value: unknown, locale: Locale): string {
  const isEmpty = value === undefined || (typeof value === "string" && value.trim() === "");
  if (keyword === "additionalProperties") return wordsIn(unknown, locale);
  if (keyword === "maxLength") return wordsIn(tooLong, locale);
  if (isEmpty) return wordsIn(empty, locale);
  if (typeof value === "string" && invisibleCharacters.test(value)) return wordsIn(invisible, locale);
  return wordsIn(misfits[field] ?? wrong, locale);
}
