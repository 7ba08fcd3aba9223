import { mistake, press, replaced, set, type Mistake } from "./mistake";

const hidden = (found: string) =>
  `There is an invisible character here (${found}), most likely copied from elsewhere. Delete the line and type it again.`;

const markup = (found: string) =>
  `This field is plain text: “${found}” would be shown as typed. Remove the markup.`;

const site = "data/site.json";

/** Characters that nobody sees, and texts of the company's details. */
export const letterMistakes: Mistake[] = [
  mistake(
    "invisible-character",
    "a character without width in a string",
    "locales/en/common.json",
    set("backHome", "Back\u200b home"),
    hidden("U+200B"),
  ),
  mistake(
    "invisible-character",
    "a mark that turns the direction in a string",
    "locales/tr/common.json",
    set("backHome", "Ana\u202e sayfa"),
    hidden("U+202E"),
  ),
  mistake(
    "invisible-character",
    "a control character in a legal text",
    "data/legal/gdpr/tr.md",
    (text) => `${text}\nBir\u0007 satır.\n`,
    hidden("U+0007"),
  ),
  mistake(
    "invisible-character",
    "a bullet of Word in a legal text",
    "data/legal/gdpr/en.md",
    (text) => `${text}\n\uf0b7 One.\n`,
    hidden("U+F0B7"),
  ),
  mistake(
    "invisible-character",
    "a mark of the direction in a text of the data",
    press,
    replaced("Bütün", "Bütün\u200f"),
    hidden("U+200F"),
  ),
  mistake(
    "invisible-character",
    "half a letter in a text of the data",
    press,
    replaced("Bütün", "Bütün\\ud83d"),
    hidden("U+D83D"),
  ),
  mistake(
    "invisible-character",
    "a character without width in the postal address",
    site,
    set("address.en", "A\u200b Street"),
    hidden("U+200B"),
  ),
  mistake(
    "damaged-letters",
    "the postal address in the wrong encoding",
    site,
    set("address.tr", "BÃ¼yÃ¼k Cadde"),
    "There are damaged letters: Ã¼yÃ¼k. Type the text again and save the file as UTF-8.",
  ),
  mistake(
    "markup",
    "HTML in the note of the opening hours",
    site,
    set("openingHours", {
      note: { tr: "<b>saatleri</b>", en: "x" },
      periods: [{ days: ["monday"], from: "09:00", to: "18:00" }],
    }),
    markup("<b>"),
  ),
  mistake(
    "markup",
    "a placeholder in the legal entity",
    site,
    set("legalEntity.tr", "{brand} A.Ş."),
    markup("{brand}"),
  ),
  mistake(
    "site-address",
    "the site's address with capitals",
    site,
    set("url", "https://WWW.Ornek.com.tr"),
    "“https://WWW.Ornek.com.tr” cannot be the site's address, which starts with https:// and ends with the domain. → https://www.ornek.com.tr",
  ),
  ...["https://www..gazete.com/", "https://gazete.com/{brand}/"].map((value) =>
    mistake(
      "link-form",
      `a link that is no address: ${value}`,
      press,
      replaced('"/press/"', JSON.stringify(value)),
      `“${value}” is no address: write a path that starts and ends with / (a #section may follow), site:<link>, or https://.`,
    ),
  ),
  mistake(
    "web-address",
    "a profile with two points in its host",
    site,
    set("social.0.url", "https://www..instagram.com/kanalya"),
    "“https://www..instagram.com/kanalya” is no whole web address: write one that starts with https://.",
  ),
];
