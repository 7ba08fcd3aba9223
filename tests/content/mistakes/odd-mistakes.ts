import fs from "node:fs";
import { mistake, press, prices, replaced, set, typedPrice, type Mistake } from "./mistake";

const constants = "data/constants.json";
const site = "data/site.json";

const { url } = JSON.parse(fs.readFileSync(site, "utf8")) as { url: string };

const own = (file: string, change: Mistake["change"], value: string, nearest: string) =>
  mistake(
    "own-address",
    `a whole address of this site in ${file}: ${value}`,
    file,
    change,
    `“${value}” is an address of this site. Link to its pages by their path. ${nearest}`.trim(),
  );

const days: [typed: string, rule: "date-form" | "day-unknown", nearest: string][] = [
  ["31.02.2026", "day-unknown", "2026-02-28"],
  ["2026-11-22Z", "date-form", "2026-11-22"],
  ["20261122", "date-form", "2026-11-22"],
  ["2026-13-01", "date-form", "2026-01-13"],
];

const numbers: [typed: string, nearest: string][] = [
  [".5", "0.5"],
  ["1_000", "1000"],
];

const year = (value: number) =>
  mistake(
    "year-range",
    `the year ${value} of the copyright`,
    constants,
    set("copyrightYear.value", value),
    `“${value}” cannot be right: the year has to be between 1900 and ${new Date().getUTCFullYear()}.`,
  );

const form = (name: string, field: string, value: string, nearest: string, example: string) =>
  mistake(
    "wrong-form",
    name,
    site,
    set(field, value),
    `“${value}” does not have the expected form. → ${nearest} Example: ${example}`,
  );

/** Mistakes that nobody plans: days and numbers in other forms, addresses as a browser shows them, blanks. */
export const oddMistakes: Mistake[] = [
  own(press, replaced('"/press/"', `"${url}/en/pricing/"`), `${url}/en/pricing/`, "→ /pricing/"),
  own(
    "data/faq.json",
    set("0.answer.0.tr", `Bakın: [fiyatlar](${url}/pricing)`),
    `${url}/pricing`,
    "→ /pricing/",
  ),
  own(
    "data/legal/gdpr/en.md",
    (text) => `${text}\n[prices](${url.replace("www.", "")}/pricing/)\n`,
    `${url.replace("www.", "")}/pricing/`,
    "→ /en/pricing/",
  ),
  ...days.map(([typed, rule, nearest]) =>
    mistake(
      rule,
      `the day ${typed}`,
      press,
      set("date", typed),
      rule === "day-unknown"
        ? `There is no day “${typed}”. → ${nearest}`
        : `A date is written YYYY-MM-DD. → ${nearest}`,
    ),
  ),
  mistake("empty", "a day that is not written", press, set("date", ""), "The text is empty. Write it."),
  ...numbers.map(([typed, nearest]) =>
    mistake(
      "number-form",
      `the price ${typed}`,
      constants,
      typedPrice(typed),
      `Numbers are digits alone, without unit and without a mark for thousands: ${nearest}`,
    ),
  ),
  mistake(
    "too-many-decimals",
    "half a yen",
    constants,
    prices([25.5, "JPY"], [15, "JPY"]),
    "JPY has at most 0 decimals: 25.5 would be rounded on the page. → 26",
  ),
  year(22),
  year(2099),
  mistake(
    "too-small",
    "a trial of no days, whose warning is not another mistake",
    constants,
    set("trialDays.value", 0),
    "The number has to be more than 0.",
  ),
  mistake(
    "missing-field",
    "a figure that is gone, which texts still name",
    constants,
    set("trafficGb", undefined),
    "The field “trafficGb” is missing. Add it.",
  ),
  mistake(
    "comment",
    "a comment as other formats have it",
    press,
    replaced("{\n", "{\n  # taslak\n"),
    "These files hold no comments (// or /* */). Delete it.",
  ),
  mistake(
    "none-highlighted",
    "no question for the home page",
    "data/faq.json",
    (text) => text.replaceAll('"isHighlighted": true', '"isHighlighted": false'),
    "No question is marked for the home page, whose list would be empty. Set “isHighlighted” to true in one of them.",
  ),
  form("a brand with a blank at its end", "brand", "Firma ", "Firma", "Örnek"),
  ...[
    ["as a link writes it", "mailto:a@firma.com", "a@firma.com"],
    ["with a point at its end", "a@firma.com.", "a@firma.com"],
    ["with a comma", "a@firma,com.tr", "a@firma.com.tr"],
    ["with two points", "a@firma..com", "a@firma.com"],
    ["with a blank", "a @firma.com", "a@firma.com"],
    ["as a mail program copies it", "Firma <a@firma.com>", "a@firma.com"],
  ].map(([name, value = "", nearest = ""]) =>
    form(`an e-mail address ${name}`, "email", value, nearest, "merhaba@ornek.com.tr"),
  ),
  form("a domain with its scheme", "storeDomain", "https://firma.com/", "firma.com", "magazam.com.tr"),
  form("a tag in small letters", "thirdParties.tagManager", "gtm-ab1", "GTM-AB1", "GTM-ABC123"),
  form("a number with blanks", "thirdParties.pixel.id", "123 456", "123456", "123456789012345"),
];
