const ornaments =
  /^(?:(?![ -~])[\p{S}\ufe0f]|[\s"'“”„‘’‚«»‹›*`•·‣])+|^\p{Pd}\s+|(?:(?![ -~])[\p{S}\ufe0f]|[\s"'“”„‘’‚«»‹›*`•·‣])+$/gu;

/**
 * Removes decoration around a string copied from a chat, list or spreadsheet: quotes, asterisks, bullets,
 * symbols, emoji, and enclosing underscores or tildes.
 * @example withoutOrnaments("📧 ayse@dukkan.example") // "ayse@dukkan.example"
 */
export const withoutOrnaments = (text: string): string =>
  text.replace(/^([\s*]*)[_~]+(.*?)[_~]+([\s*]*)$/su, "$1$2$3").replace(ornaments, "");
