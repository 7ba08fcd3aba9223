/** A character that is seen: none that is blank, combining, or only formats what stands beside it. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Characters that no text needs: controls but the tab, direction marks and overrides, places where a word may be broken, halves of
 * surrogate pairs.
 */
const unwanted =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** Tells whether anything of a text is seen; the contract's `VisibleText` says the same. */
export const hasVisibleText = (text: string): boolean => visible.test(text);

/** Tells whether a text has a character that is not seen, blanks included: no e-mail address has one. */
export const hasUnseenCharacter = (text: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\u034F\u115F\u1160\u2800\u3164\uFFA0]/u.test(text);

/**
 * Leaves out what came along unseen from another program, so that nobody is refused for what they cannot see.
 * @example withoutUnseen("Elif\u202C Y\u0131ld\u0131z") // "Elif Yıldız"
 */
export const withoutUnseen = (text: string): string => text.replace(unwanted, "");

/**
 * The same for what holds no words, such as an address, a code or a number: joiners, which emoji and some scripts need, go too.
 * @example withoutFormatting("ada\u200d@mail.example") // "ada@mail.example"
 */
export const withoutFormatting = (text: string): string =>
  withoutUnseen(text).replace(/[\p{Cf}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu, "");
