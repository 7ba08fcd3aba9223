/**
 * The letter that stands for a name, as a capital of its language; empty where the name has neither letter nor figure.
 * @param language BCP 47 tag
 * @example firstLetter("ışık evi", "tr") // "I"
 */
export function firstLetter(name: string, language: string): string {
  const [letter = ""] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return letter.toLocaleUpperCase(language);
}
