const ornaments =
  /^(?:(?![ -~])[\p{S}\ufe0f]|[\s"'“”„‘’‚«»‹›*`•·‣])+|^\p{Pd}\s+|(?:(?![ -~])[\p{S}\ufe0f]|[\s"'“”„‘’‚«»‹›*`•·‣])+$/gu;

/**
 * A pasted text without what a chat, a list or a sheet sets it off by: quotes, asterisks, bullets, symbols and emoji around it.
 * @example withoutOrnaments("📧 ayse@dukkan.example") // "ayse@dukkan.example"
 */
export const withoutOrnaments = (text: string): string => text.replace(ornaments, "");
