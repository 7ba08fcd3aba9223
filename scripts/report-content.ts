import { checkChanges } from "../src/gatsby/content/check-changes";
import { checkContent, noteSchedule } from "../src/gatsby/content/check-content";
import { formatFinding, formatForGithub } from "../src/gatsby/content/finding";
import { isMaintainerLanguage } from "../src/gatsby/content/maintainer-language";
import { terminalLocale } from "../src/gatsby/content/terminal-locale";

const closing = {
  tr: (count: number) => (count === 0 ? "İçerikte hata yok." : `\n${count} hata bulundu.`),
  en: (count: number) => (count === 0 ? "The content has no mistakes." : `\n${count} mistake(s) found.`),
};

function option(name: string): string {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? "" : (process.argv[index + 1] ?? "");
}

/** Prints the findings, and reminders of what a change may have forgotten; returns the exit code. */
export function reportContent(): number {
  const asked = option("language");
  const locale = isMaintainerLanguage(asked) ? asked : terminalLocale();
  const format = option("format") === "github" ? formatForGithub : formatFinding;
  const findings = checkContent(process.cwd());
  const reminders = [
    ...checkChanges(process.cwd(), option("since") || "HEAD"),
    ...noteSchedule(process.cwd()),
  ];
  for (const finding of [...reminders, ...findings]) console.error(format(finding, locale));
  console.info(closing[locale](findings.length));
  return findings.length === 0 ? 0 : 1;
}
