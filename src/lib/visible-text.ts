/** Matches a visible character: neither whitespace nor a combining mark or formatting character. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Matches characters to remove from text: control characters except tabs, direction marks and overrides,
 * invisible break opportunities, and unpaired surrogates.
 */
const unwanted =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** Reports whether a string contains a visible character; equivalent to the contract's `VisibleText`. */
export const hasVisibleText = (text: string): boolean => visible.test(text);

/**
 * Reports whether a string contains whitespace or an invisible character, which email addresses must not
 * contain.
 */
export const hasUnseenCharacter = (text: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\u034F\u115F\u1160\u2800\u3164\uFFA0]/u.test(text);

/**
 * Removes invisible characters that were pasted from another program and would fail validation.
 * @example withoutUnseen("Elif\u202C Y\u0131ld\u0131z") // "Elif Yıldız"
 */
export const withoutUnseen = (text: string): string => text.replace(unwanted, "");

/**
 * Removes invisible characters from an address, a code or a number. Also removes joiners, which only emoji
 * and some scripts need.
 * @example withoutFormatting("ada\u200d@mail.example") // "ada@mail.example"
 */
export const withoutFormatting = (text: string): string =>
  withoutUnseen(text).replace(/[\p{Cf}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu, "");
