import { fieldMessages } from "./field-messages";
import { fileMessages } from "./file-messages";
import { textMessages } from "./text-messages";

/** Messages of the rules in every language: what is wrong and how to correct it. */
export const messages = { ...fileMessages, ...fieldMessages, ...textMessages };

export type RuleName = keyof typeof messages;
