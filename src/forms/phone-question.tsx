import { useTranslation } from "gatsby-plugin-react-i18next";

type PhoneQuestionProps = { number: string; rest: string };

/** Tells what of a phone number is not sent; another submit agrees. */
export function PhoneQuestion({ number, rest }: PhoneQuestionProps) {
  return useTranslation("forms").t("phone.question", { number, rest });
}
