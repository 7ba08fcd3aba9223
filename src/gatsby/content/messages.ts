import { changeMessages } from "./change-messages";
import { documentMessages } from "./document-messages";
import { fieldMessages } from "./field-messages";
import { fileMessages } from "./file-messages";
import { markMessages } from "./mark-messages";
import { pictureMessages } from "./picture-messages";
import { priceMessages } from "./price-messages";
import { scheduleMessages, scheduleReminders } from "./schedule-messages";
import { syntaxMessages } from "./syntax-messages";
import { textMessages } from "./text-messages";

/** Messages of the rules in every language: what is wrong and how to correct it. */
export const messages = {
  ...fileMessages,
  ...syntaxMessages,
  ...documentMessages,
  ...fieldMessages,
  ...priceMessages,
  ...pictureMessages,
  ...textMessages,
  ...markMessages,
  ...scheduleMessages,
  ...changeMessages,
  ...scheduleReminders,
};

export type RuleName = keyof typeof messages;

/** Whether a finding of the rule reminds, and stops nothing. */
export const isReminder = (rule: RuleName): boolean => rule in changeMessages || rule in scheduleReminders;
