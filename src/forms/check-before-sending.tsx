import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { PhoneNumber } from "@/lib/calling-codes";
import { bareEmail } from "./bare-email";
import { digitCounts } from "./digit-counts";
import { afterNumber, nationalDigits, toE164 } from "./phone-number";
import { suggestEmail } from "./suggest-email";
import { SuggestionQuestion } from "./suggestion-question";
import type { ErrorKey } from "./validators";

const isPhone = (value: unknown): value is PhoneNumber =>
  typeof value === "object" && value !== null && "national" in value;

/** Asks whether the visitor meant a different email address. */
function AddressQuestion({ name, address }: { name: string; address: string }) {
  const { t } = useTranslation("forms");
  return (
    <SuggestionQuestion name={name} value={address}>
      {t("suggestion.address", { address })}
    </SuggestionQuestion>
  );
}

/** Asks whether a number was typed with a country code but without a plus sign. */
function NumberQuestion({ name, phone }: { name: string; phone: PhoneNumber }) {
  const { t } = useTranslation("forms");
  return (
    <SuggestionQuestion name={name} value={phone}>
      {t("suggestion.number", { number: toE164(phone) })}
    </SuggestionQuestion>
  );
}

type PhoneQuestionProps = { number: string; rest: string };

/** Warns the visitor that part of a phone number will not be sent; submitting again confirms. */
function PhoneQuestion({ number, rest }: PhoneQuestionProps) {
  return useTranslation("forms").t("phone.question", { number, rest });
}

/** Questions and errors raised before submission, keyed by field name. */
type Doubts = { questions: Record<string, ReactNode>; errors: Record<string, ErrorKey> };

/**
 * Runs the submission-only checks, which are in a chunk loaded on first submit: asks once about probable typing
 * errors in email addresses and about calling codes and extensions in phone numbers, and rejects phone numbers
 * that are too short or too long for their country.
 * @param asked questions already asked; submitting again confirms the value
 */
export function checkBeforeSending(
  form: HTMLFormElement,
  values: Record<string, unknown>,
  asked: Set<string>,
): Doubts {
  const doubts: Doubts = { questions: {}, errors: {} };
  for (const { name } of form.querySelectorAll<HTMLInputElement>("[type=email]")) {
    const value = values[name];
    const address = typeof value === "string" ? bareEmail(value) : "";
    const suggestion = suggestEmail(address);
    if (!suggestion || asked.has(address)) continue;
    asked.add(address);
    doubts.questions[name] = <AddressQuestion name={name} address={suggestion} />;
  }
  for (const [name, value] of Object.entries(values)) {
    const digits = isPhone(value) && nationalDigits(value);
    if (!digits) continue;
    const { min, usual, max } = digitCounts(value.country);
    const rest = afterNumber(value.national);
    const hasCode =
      digits.startsWith(value.callingCode) && digits.length === value.callingCode.length + usual;
    if (hasCode && !asked.has(value.national)) {
      const phone = { ...value, national: digits.slice(value.callingCode.length) };
      doubts.questions[name] = <NumberQuestion name={name} phone={phone} />;
    } else if (digits.length < min || digits.length > max) doubts.errors[name] = "phone";
    else if (rest && !asked.has(value.national))
      doubts.questions[name] = <PhoneQuestion number={toE164(value)} rest={rest} />;
    asked.add(value.national);
  }
  return doubts;
}
