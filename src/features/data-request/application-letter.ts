import type { RequestField, RequestValues, replies, subjects } from "./data-request-form.rules";

/** A complete data request, ready to read, print or send. */
export type ApplicationLetter = {
  subject: string;
  /** Name and address of the company, one array entry per line. */
  addressee: string[];
  applicant: { title: string; facts: { label: string; value: string }[] };
  request: { title: string; paragraphs: string[] };
  closing: string[];
};

type Controller = { readonly legalEntity: string; readonly address: string };

/** Fields that identify the applicant, in the order of Article 5 of the Communiqué. */
const identifying = [
  "identity_number",
  "nationality",
  "passport_number",
  "address",
  "email",
  "phone",
] as const satisfies readonly RequestField[];

type Subject = (typeof subjects)[number];
type Reply = (typeof replies)[number];

type LetterPart = "subject" | "name" | "applicant" | "request" | "closing" | "date" | "signature";

/** Translates keys in the `data-request` namespace. */
export type Words = (
  key:
    | `letter.${LetterPart | (typeof identifying)[number]}`
    | `letter.right.${Subject}`
    | `letter.reply.${Reply}`,
  variables?: Record<string, string>,
) => string;

/** Fields that do not apply, by kind of applicant. */
const foreign: Record<string, RequestField[]> = {
  citizen: ["nationality", "passport_number"],
  foreigner: ["identity_number"],
};

/**
 * Returns the application for a completed form, with everything required by Article 5 of the Communiqué on application procedures.
 * @param values validated: subject and reply are listed options
 * @param day formatted date of the application
 */
export function applicationLetter(
  values: RequestValues,
  controller: Controller,
  words: Words,
  day: string,
): ApplicationLetter {
  const shown = identifying.filter((field) => !foreign[values.person]?.includes(field));
  const facts = [
    { label: words("letter.name"), value: `${values.name.trim()} ${values.surname.trim()}` },
    ...shown.map((field) => ({ label: words(`letter.${field}`), value: values[field].trim() })),
  ];
  return {
    subject: words("letter.subject"),
    addressee: [controller.legalEntity, controller.address],
    applicant: { title: words("letter.applicant"), facts: facts.filter(({ value }) => value !== "") },
    request: {
      title: words("letter.request"),
      paragraphs: [words(`letter.right.${values.subject as Subject}`), ...values.details.trim().split(/\n+/)],
    },
    closing: [
      words("letter.closing", { reply: words(`letter.reply.${values.reply as Reply}`) }),
      `${words("letter.date")}: ${day}`,
      `${words("letter.signature")}:`,
    ],
  };
}

/** Returns the letter as plain text, for a mail program or the clipboard. */
export function letterText({ subject, addressee, applicant, request, closing }: ApplicationLetter): string {
  return [
    addressee.join("\n"),
    subject,
    [applicant.title, ...applicant.facts.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
    [request.title, ...request.paragraphs].join("\n"),
    ...closing,
  ].join("\n\n");
}
