import { parseArgs } from "node:util";
import { checkChanges } from "../plugins/content-check/check-changes";
import { checkContent, noteSchedule } from "../plugins/content-check/check-content";
import { formatFinding, formatForGithub } from "../plugins/content-check/finding";
import { isMaintainerLanguage, terminalLocale } from "../src/config/maintainer-language";

const closing = {
  tr: (count: number) => (count === 0 ? "İçerikte hata yok." : `\n${count} hata bulundu.`),
  en: (count: number) => (count === 0 ? "The content has no mistakes." : `\nMistakes found: ${count}.`),
};

const refusal = {
  tr: (words: string) =>
    `“${words}” anlaşılmadı. Seçenekler: --language tr ya da en, --format github, --since <commit>.`,
  en: (words: string) =>
    `“${words}” is not understood. Options: --language tr or en, --format github, --since <commit>.`,
};

const text = { type: "string" } as const;
const options = { language: text, format: text, since: text };

/** Parses the options; returns null if an option or its value is invalid. */
function readOptions() {
  try {
    const { language = terminalLocale(), format, since = "HEAD" } = parseArgs({ options }).values;
    const isKnown = isMaintainerLanguage(language) && (format ?? "github") === "github";
    return isKnown ? { language, format, since } : null;
  } catch {
    return null;
  }
}

/** Prints the errors, and reminders about possibly forgotten edits; returns the exit code. */
export function reportContent(): number {
  const asked = readOptions();
  if (!asked) {
    console.error(refusal[terminalLocale()](process.argv.slice(2).join(" ")));
    return 2;
  }
  const { language, format, since } = asked;
  const print = format ? formatForGithub : formatFinding;
  const findings = checkContent(process.cwd());
  const reminders = [...checkChanges(process.cwd(), since), ...noteSchedule(process.cwd())];
  for (const finding of [...reminders, ...findings]) console.error(print(finding, language));
  console.info(closing[language](findings.length));
  return findings.length === 0 ? 0 : 1;
}
