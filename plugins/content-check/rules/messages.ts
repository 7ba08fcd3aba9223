import type { MaintainerLanguage } from "../../../src/config/maintainer-language";
import english from "./messages/en.json";
import turkish from "./messages/tr.json";

/** Name of a rule, the key of its message. */
export type RuleName = keyof typeof english;

/** Messages with an error and its correction, by language. Names in braces are the finding's values. */
export const messages: Record<MaintainerLanguage, Record<RuleName, string>> = { tr: turkish, en: english };

/** Rules that remind authors of omissions or list unpublished items; their findings do not fail a check. */
const reminders: readonly RuleName[] = [
  "stale-translation",
  "former-slug",
  "date-not-raised",
  "version-not-raised",
  "version-not-kept",
  "former-changed",
  "item-waiting",
  "item-past",
];

/** Reports whether findings of the rule are only reminders. */
export const isReminder = (rule: RuleName): boolean => reminders.includes(rule);
