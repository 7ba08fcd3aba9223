import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { isReminder, messages, type RuleName } from "./rules/messages";

/** A place in a file, counted from 1; `mark` is its column in the excerpt of the line. */
export type Place = { line: number; column: number; excerpt: string; mark: number };

/** A mistake in a content file, located so that a maintainer finds it at once. */
export type Finding = Partial<Place> & {
  /** Path from the project's root, with slashes. */
  file: string;
  /** Which item of a list, or "-". */
  item: string;
  /** Dotted path of the field, or "-". */
  field: string;
  rule: RuleName;
  /** What the message of the rule names. */
  values?: Record<string, string | number>;
};

/** What is wrong with a part of a text, and where in it. */
export type Verdict = Pick<Finding, "rule" | "values"> & { at?: number };

const headings: Record<MaintainerLanguage, { item: string; field: string; reminder: string }> = {
  tr: { item: "öğe", field: "alan", reminder: "Anımsatma" },
  en: { item: "item", field: "field", reminder: "Reminder" },
};

/** What is wrong and how to correct it, in one language. */
export function describeFinding({ rule, values = {} }: Finding, locale: MaintainerLanguage): string {
  const text = messages[locale][rule];
  // A suggestion that there is not leaves no second space behind.
  return text.replace(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
    // Names of placeholders of the content are no values.
    if (["brand", "email", "phone"].includes(name)) return whole;
    const value = String(values[name] ?? "");
    return value === "" ? "" : space + value;
  });
}

/** File, line and column of a finding, as terminals and editors open them. */
export const placeOf = ({ file, line, column }: Finding) => (line ? `${file}:${line}:${column ?? 1}` : file);

/**
 * A finding for a terminal: place, item and field, the message, and the line with a mark below the column.
 * @example formatFinding(finding, "en") // "data/faq.json:12:5  item #0 (what-is-it)  field category: …"
 */
export function formatFinding(finding: Finding, locale: MaintainerLanguage): string {
  const { item, field, excerpt, mark = 1 } = finding;
  const words = headings[locale];
  const head = [
    placeOf(finding),
    item === "-" ? "" : `${words.item} ${item}`,
    field === "-" ? "" : `${words.field} ${field}`,
  ]
    .filter(Boolean)
    .join("  ");
  const shown = excerpt === undefined ? "" : `\n    ${excerpt}\n    ${" ".repeat(mark - 1)}^`;
  const kind = isReminder(finding.rule) ? `${words.reminder}  ` : "";
  return `${kind}${head}: ${describeFinding(finding, locale)}${shown}`;
}

/** Escapes of workflow commands of GitHub Actions: of messages, and of properties, in which two more signs have a meaning. */
const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** A finding as an annotation of GitHub Actions, which stands at the changed line. */
export function formatForGithub(finding: Finding, locale: MaintainerLanguage): string {
  const { file, line = 1, column = 1, field, rule } = finding;
  const message = (field === "-" ? "" : `${field}: `) + describeFinding(finding, locale);
  const place = `file=${escapedProperty(file)},line=${line},col=${column}`;
  return `::${isReminder(rule) ? "warning" : "error"} ${place}::${escaped(message)}`;
}
