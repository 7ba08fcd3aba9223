import { checkChanges } from "../src/gatsby/content/check-changes";
import { checkContent, noteSchedule } from "../src/gatsby/content/check-content";
import { formatFinding, formatForGithub } from "../src/gatsby/content/finding";
import { isMaintainerLanguage, terminalLocale } from "../src/gatsby/content/maintainer-language";

const closing = {
  tr: (count: number) => (count === 0 ? "İçerikte hata yok." : `\n${count} hata bulundu.`),
  en: (count: number) => (count === 0 ? "The content has no mistakes." : `\n${count} mistake(s) found.`),
};

const refusal = {
  tr: (words: string) =>
    `“${words}” anlaşılmadı. Seçenekler: --language tr ya da en, --format github, --since <commit>.`,
  en: (words: string) =>
    `“${words}” is not understood. Options: --language tr or en, --format github, --since <commit>.`,
};

const values: Record<string, RegExp> = {
  "--language": /^(?:tr|en)$/,
  "--format": /^github$/,
  "--since": /./,
};

/** Options by name, each with the value behind it, or the first words that are none. */
function readOptions(typed: readonly string[]): { options: Map<string, string>; unknown: string } {
  const options = new Map<string, string>();
  const words = typed.flatMap((word) => /^(--\w+)=(.*)$/.exec(word)?.slice(1) ?? [word]);
  for (let index = 0; index < words.length; index += 2) {
    const [name = "", value = ""] = words.slice(index);
    if (!values[name]?.test(value)) return { options, unknown: `${name} ${value}`.trim() };
    options.set(name, value);
  }
  return { options, unknown: "" };
}

/** Prints the findings, and reminders of what a change may have forgotten; returns the exit code. */
export function reportContent(): number {
  const { options, unknown } = readOptions(process.argv.slice(2));
  const asked = options.get("--language") ?? "";
  const locale = isMaintainerLanguage(asked) ? asked : terminalLocale();
  if (unknown !== "") {
    console.error(refusal[locale](unknown));
    return 2;
  }
  const format = options.has("--format") ? formatForGithub : formatFinding;
  const findings = checkContent(process.cwd());
  const reminders = [
    ...checkChanges(process.cwd(), options.get("--since") ?? "HEAD"),
    ...noteSchedule(process.cwd()),
  ];
  for (const finding of [...reminders, ...findings]) console.error(format(finding, locale));
  console.info(closing[locale](findings.length));
  return findings.length === 0 ? 0 : 1;
}
