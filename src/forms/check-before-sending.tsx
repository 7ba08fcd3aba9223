import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { PhoneNumber } from "@/lib/calling-codes";
import { bareEmail } from "./bare-email";
import { EmailQuestion } from "./email-question";
import { minDigits } from "./least-digits";
import { afterNumber, nationalDigits, toE164 } from "./phone-number";
import { suggestEmail } from "./suggest-email";
import type { ErrorKey } from "./validators";

const isPhone = (value: unknown): value is PhoneNumber =>
  typeof value === "object" && value !== null && "national" in value;

type PhoneQuestionProps = { number: string; rest: string };

/** Asks the visitor to confirm that part of a phone number will not be sent; submitting again confirms. */
function PhoneQuestion({ number, rest }: PhoneQuestionProps) {
  return useTranslation("forms").t("phone.question", { number, rest });
}

/** Questions and errors raised before submission, by field name. */
type Doubts = { questions: Record<string, ReactNode>; errors: Record<string, ErrorKey> };

/**
 * Returns checks that run only on submission, in a chunk loaded with the first submit: they query probable
 * typing errors in email addresses and extensions of phone numbers, once each, and reject phone numbers too
 * short for their country.
 * @param asked earlier questions; submitting again confirms the value
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
    doubts.questions[name] = <EmailQuestion name={name} suggestion={suggestion} />;
  }
  for (const [name, value] of Object.entries(values)) {
    const digits = isPhone(value) && nationalDigits(value);
    if (!digits) continue;
    const isTooShort = digits.length < minDigits(value.country);
    if (isTooShort) doubts.errors[name] = "phone";
    const rest = afterNumber(value.national);
    if (isTooShort || !rest || asked.has(value.national)) continue;
    asked.add(value.national);
    doubts.questions[name] = <PhoneQuestion number={toE164(value)} rest={rest} />;
  }
  return doubts;
}
