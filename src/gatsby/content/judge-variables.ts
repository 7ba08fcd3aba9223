import type { Verdict } from "./judge-address";
import { suggestion } from "./nearest";
import { perText } from "./per-text";

/** Formats of i18next that strings may name. */
const formats = ["number", "currency", "datetime", "relativetime", "list"];

/**
 * Names of the variables in an interface string, sorted, each once.
 * @example variablesIn("{{count}} of {{trialDays, number}}") // ["count", "trialDays"]
 */
export const variablesIn = perText((text): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = ""]) => name))].sort(),
);

/** What is wrong with how the variables of an interface string are written, whatever they name; null when nothing is. */
export function judgeVariables(text: string): Verdict | null {
  if (!/[{}]/.test(text)) return null;
  for (const [whole, name = "", format] of text.matchAll(/\{\{-?\s*([\w.]+)\s*(?:,\s*([\w]*)[^{}]*)?\}\}/g))
    if (format !== undefined && !formats.includes(format)) {
      const near = suggestion(format, formats).replace("→ ", "") || "number";
      return { rule: "unknown-format", values: { found: whole, nearest: `{{${name}, ${near}}}` } };
    }
  const rest = text.replace(/\{\{-?\s*[\w.]+\s*(?:,[^{}]*)?\}\}/g, "");
  const [found = "", before = "", after = ""] =
    /(\w*)\s*[{}$]*[{}][{}\s]*(\w*)[^\w{}]{0,2}[{}]*/.exec(rest) ?? [];
  if (found === "") return null;
  const name = found.trim().startsWith("{") || found.trim().startsWith("$") ? after : before || after;
  return { rule: "variable-form", values: { found: found.trim(), nearest: name ? `→ {{${name}}}` : "" } };
}
