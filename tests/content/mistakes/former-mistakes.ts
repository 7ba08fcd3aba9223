import { mistake, replaced, type Mistake } from "./mistake";

const former = (language: string) => `data/legal/gdpr/former/1.0/${language}.md`;

/** Mistakes in legal texts that are no longer in force. */
export const formerMistakes: Mistake[] = [
  mistake(
    "former-folder",
    "a former legal text in the folder of another version",
    former("en"),
    replaced(/version: .*/, 'version: "1.1"'),
    "The folder is named after the version of its text: the folder says 1.0, the text 1.1. Correct one of them.",
  ),
  mistake(
    "former-not-earlier",
    "a former legal text of the day on which the next one came",
    former("tr"),
    replaced(/effectiveDate: .*/, "effectiveDate: 2026-11-21"),
    "The date of this version (2026-11-21) has to be before that of version 1.1, which followed it (2026-11-21).",
  ),
  mistake(
    "unknown-placeholder",
    "a former legal text with an unknown name",
    former("tr"),
    (text) => `${text}\n{mail}\n`,
    "There is no placeholder {mail}. → email",
  ),
  mistake(
    "dead-link",
    "a former legal text with a link to nowhere",
    former("en"),
    (text) => `${text}\n[link](/en/pricin/)\n`,
    "There is no page “/en/pricin/”. → /en/pricing/",
  ),
];
