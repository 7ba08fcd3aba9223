import { mistake, press, replaced, type Mistake } from "./mistake";

const inFaq = (change: object) => (text: string) => {
  const [first, ...others] = JSON.parse(text) as object[];
  return JSON.stringify([{ ...first, ...change }, ...others]);
};

/** Mistakes in the days on which items are on the site; of all days that there are, the tests need only long gone and far ones. */
export const scheduleMistakes: Mistake[] = [
  mistake(
    "until-before-from",
    "a last day before the first",
    press,
    replaced('"date":', '"publishFrom": "2026-01-31", "publishUntil": "2026-01-30", "date":'),
    "The last day (2026-01-30) is before the first (2026-01-31), so that the item is never shown. Change one of them.",
  ),
  mistake(
    "date-form",
    "a first day as people write it",
    press,
    replaced('"date":', '"publishFrom": "31.12.2025", "date":'),
    "A date is written YYYY-MM-DD. → 2025-12-31",
  ),
  mistake(
    "date-after-publishing",
    "a press item dated after the day from which it is shown",
    press,
    replaced('"date": "2022-06-21"', '"publishFrom": "2098-12-31", "date": "2099-01-01"'),
    "The date (2099-01-01) is after the day of publishing (2098-12-31): the item would come from the future. Change one of them.",
  ),
  mistake(
    "link-unpublished",
    "a link to a question that is not published",
    "data/faq.json",
    (text) => {
      const linked = inFaq({
        answer: [{ tr: "[Bakın](/faq/#sample-question)", en: "[See there](/faq/)" }],
      })(text);
      const all = JSON.parse(linked) as object[];
      const waiting = { ...all.at(-1), slug: "sample-question", publishFrom: "2099-01-01" };
      return JSON.stringify([...all, waiting]);
    },
    "“/faq/#sample-question” is not published today. Remove the link, or give both items the same days.",
  ),
];
