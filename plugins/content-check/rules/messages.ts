import type { MaintainerLanguage } from "../../../src/config/maintainer-language";
import english from "./messages/en.json";
import turkish from "./messages/tr.json";

/** What is wrong, by its name. */
export type RuleName = keyof typeof english;

/** What is wrong and how to correct it, by language. Names in braces are values of the finding. */
export const messages: Record<MaintainerLanguage, Record<RuleName, string>> = { tr: turkish, en: english };

/** What a change may have forgotten, and where items stand today: no mistakes. */
const reminders: readonly RuleName[] = [
  "stale-translation",
  "former-slug",
  "version-not-raised",
  "version-not-kept",
  "former-changed",
  "item-waiting",
  "item-past",
];

/** Whether a finding of the rule reminds, and stops nothing. */
export const isReminder = (rule: RuleName): boolean => reminders.includes(rule);
