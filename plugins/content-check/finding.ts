import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { isReminder, messages, type RuleName } from "./rules/messages";

/** Position in a file. `line` and `column` count from 1; `mark` is the column within `excerpt`. */
export type Place = { line: number; column: number; excerpt: string; mark: number };

/** Error in a content file, with its location. */
export type Finding = Partial<Place> & {
  /** Path relative to the project's root, with slashes. */
  file: string;
  /** Index and slug of the list item, or "-". */
  item: string;
  /** Path of the field with dots between its keys, or "-". */
  field: string;
  rule: RuleName;
  /** Values for the placeholders of the rule's message. */
  values?: Record<string, string | number>;
};

/** Error in a string, with the offset of the affected part. */
export type FileError = Pick<Finding, "rule" | "values"> & { at?: number };

const headings: Record<MaintainerLanguage, { item: string; field: string; reminder: string }> = {
  tr: { item: "öğe", field: "alan", reminder: "Anımsatma" },
  en: { item: "item", field: "field", reminder: "Reminder" },
};

/** Describes the error and its correction in one language. */
export function describeFinding({ rule, values = {} }: Finding, locale: MaintainerLanguage): string {
  const text = messages[locale][rule];
  // Removes the space before an empty suggestion.
  return text.replace(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
    // These are placeholders of the content, not of the message.
    if (["brand", "email", "phone"].includes(name)) return whole;
    const value = String(values[name] ?? "");
    return value === "" ? "" : space + value;
  });
}

/** Returns file, line and column in a form that terminals and editors turn into a link. */
export const placeOf = ({ file, line, column }: Finding) => (line ? `${file}:${line}:${column ?? 1}` : file);

/**
 * Formats a finding for a terminal: location, item, field, message, and the line with a mark below the
 * column.
 * @example formatFinding(finding, "en") // "data/faq.json:12:5  item #1 (what-is-it)  field category: …"
 */
export function formatFinding(finding: Finding, locale: MaintainerLanguage): string {
  const { item, field, excerpt, mark = 1 } = finding;
  const words = headings[locale];
  const head = [
    placeOf(finding),
    // People count items from 1.
    item === "-" ? "" : `${words.item} ${item.replace(/^#(\d+)/, (_, index) => `#${Number(index) + 1}`)}`,
    field === "-" ? "" : `${words.field} ${field}`,
  ]
    .filter(Boolean)
    .join("  ");
  const shown = excerpt === undefined ? "" : `\n    ${excerpt}\n    ${" ".repeat(mark - 1)}^`;
  const kind = isReminder(finding.rule) ? `${words.reminder}  ` : "";
  return `${kind}${head}: ${describeFinding(finding, locale)}${shown}`;
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
