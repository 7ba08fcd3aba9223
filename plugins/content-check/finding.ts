import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import english from "./rules/messages/en.json";
import turkish from "./rules/messages/tr.json";

/** Rule name, also the key of its message. */
export type RuleName = keyof typeof english;

/** Messages stating an error and its correction, by language. Names in braces are the finding's values. */
export const messages: Record<MaintainerLanguage, Record<RuleName, string>> = { tr: turkish, en: english };

/** Rules that remind authors of omissions or list unpublished items; their findings do not fail a check. */
const reminders: readonly RuleName[] = [
  "stale-translation",
  "former-slug",
  "date-not-raised",
  "large-change",
  "version-not-raised",
  "fact-changed",
  "version-not-kept",
  "former-changed",
  "item-waiting",
  "item-past",
];

/** Reports whether findings of the rule are only reminders. */
export const isReminder = (rule: RuleName): boolean => reminders.includes(rule);

/** Error in a content file, with its location. */
export type Finding = {
  /** Path relative to the project's root, with slashes. */
  file: string;
  /** Index and slug of the list item, or "-". */
  item: string;
  /** Path of the field with dots between its keys, or "-". */
  field: string;
  rule: RuleName;
  /** Values for the placeholders of the rule's message. */
  values?: Record<string, string | number>;
  /** Line and column, counted from 1; `mark` is the column within `excerpt`. */
  line?: number;
  column?: number;
  excerpt?: string;
  mark?: number;
};

/** Creates a finding about a file as a whole, which need not exist. */
export const fileFinding = (file: string, rule: RuleName, values: Finding["values"] = {}): Finding => ({
  file,
  item: "-",
  field: "-",
  rule,
  values,
});

/** Error in a string, with the offset of the affected part. */
export type FileError = Pick<Finding, "rule" | "values"> & { at?: number };

const headings: Record<MaintainerLanguage, { item: string; field: string; reminder: string }> = {
  tr: { item: "öğe", field: "alan", reminder: "Anımsatma" },
  en: { item: "item", field: "field", reminder: "Reminder" },
};

/** Describes the error and its correction in one language. */
export const describeFinding = ({ rule, values = {} }: Finding, locale: MaintainerLanguage): string =>
  // Removes the space before an empty suggestion; some placeholders are those of the content.
  messages[locale][rule].replace(/( ?)\{(?!(?:brand|email|phone)\})(\w+)\}/g, (_, space, name: string) => {
    const value = String(values[name] ?? "");
    return value && `${space}${value}`;
  });

/** Formats a finding for a terminal: location (which becomes a link), item, field, message, marked line. */
export function formatFinding(finding: Finding, locale: MaintainerLanguage): string {
  const { file, line, column = 1, item, field, excerpt, mark = 1, rule } = finding;
  const words = headings[locale];
  const head = [
    line ? `${file}:${line}:${column}` : file,
    // People count items from 1.
    item === "-" ? "" : `${words.item} ${item.replace(/\d+/, (index) => `${Number(index) + 1}`)}`,
    field === "-" ? "" : `${words.field} ${field}`,
  ];
  const shown = excerpt === undefined ? "" : `\n    ${excerpt}\n    ${" ".repeat(mark - 1)}^`;
  const kind = isReminder(rule) ? `${words.reminder}  ` : "";
  return `${kind}${head.filter(Boolean).join("  ")}: ${describeFinding(finding, locale)}${shown}`;
}

/** Escapes a message for a GitHub Actions workflow command; properties need two more characters escaped. */
const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Formats a finding as a GitHub Actions annotation, which is displayed at the changed line. */
export function formatForGithub(finding: Finding, locale: MaintainerLanguage): string {
  const { file, line = 1, column = 1, field, rule } = finding;
  const message = (field === "-" ? "" : `${field}: `) + describeFinding(finding, locale);
  const place = `file=${escapedProperty(file)},line=${line},col=${column}`;
  return `::${isReminder(rule) ? "warning" : "error"} ${place}::${escaped(message)}`;
}
