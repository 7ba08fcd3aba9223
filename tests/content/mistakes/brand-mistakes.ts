import site from "../../../data/site.json";
import { mistake, set, type Mistake } from "./mistake";

/** The company's names typed by hand, outside of the texts of the data. */
export const brandMistakes: Mistake[] = [
  mistake(
    "brand-typed",
    "the brand typed into a legal text",
    "data/legal/gdpr/tr.md",
    (text) => `${text}\n${site.brand}’nın metni.\n`,
    "Do not type the brand; write {brand}, its name stands in data/site.json.",
  ),
  mistake(
    "brand-typed",
    "the name of the store in capitals in a press article",
    "data/press/articles/whatsapp/en.md",
    (text) => `${text}\n${site.storeBrand.toLocaleUpperCase("tr")}\n`,
    "Do not type the brand; write {storeBrand}, its name stands in data/site.json.",
  ),
  mistake(
    "brand-typed",
    "the brand typed into a string",
    "locales/en/common.json",
    set("backHome", `Back to ${site.brand}`),
    "Do not type the brand; write {{brand}}, its name stands in data/site.json.",
  ),
  mistake(
    "brand-typed",
    "the brand as the source of a figure",
    "data/constants.json",
    set("trialDays.source", site.brand),
    "Do not type the brand; write {brand}, its name stands in data/site.json.",
  ),
];
