const ornaments =
  /^(?:(?![ -~])[\p{S}\ufe0f]|[\s"'“”„‘’‚«»‹›*`•·‣])+|^\p{Pd}\s+|(?:(?![ -~])[\p{S}\ufe0f]|[\s"'“”„‘’‚«»‹›*`•·‣])+$/gu;

/**
 * Removes decoration around a string copied from a chat, list or spreadsheet: quotes, asterisks, bullets,
 * symbols, emoji, and underscores or tildes on both sides.
 * @example withoutOrnaments("📧 ayse@dukkan.example") // "ayse@dukkan.example"
 */
export const withoutOrnaments = (text: string): string =>
  text.replace(/^([\s*]*)[_~]+(.*?)[_~]+([\s*]*)$/su, "$1$2$3").replace(ornaments, "");
