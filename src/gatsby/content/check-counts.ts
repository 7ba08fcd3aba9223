import type { Constant } from "../schema/interpolate";
import { valueOf, type ContentFiles } from "./content-files";
import type { Finding } from "./finding";

/** Lists of the store module whose length a text says, with the constant that holds it. */
const counted = { themes: "themes", colors: "colours", languages: "storeLanguages" } as const;

/** A finding where no question is marked for the home page: its list would be empty. */
function checkHighlighted(files: ContentFiles): Finding[] {
  const json = files.readable.get("faq.json")?.json;
  const questions = json?.value;
  if (!json || !Array.isArray(questions) || questions.length === 0) return [];
  const isMarked = (questions as { isHighlighted?: unknown }[]).some(
    ({ isHighlighted }) => isHighlighted === true,
  );
  return isMarked ? [] : [json.finding([0, "isHighlighted"], "none-highlighted")];
}

/** Checks that the home page has questions, and that the store module has as many themes, colours and languages as the figures say. */
export const checkCounts = (files: ContentFiles): Finding[] => [
  ...checkHighlighted(files),
  ...checkStore(files),
];

function checkStore(files: ContentFiles): Finding[] {
  const json = files.readable.get("store.json")?.json;
  const constants = valueOf<Record<string, Constant>>(files, "constants.json");
  if (!json || !constants) return [];
  const store = json.value as Record<string, unknown[] | undefined>;
  return Object.entries(counted).flatMap(([list, constant]) => {
    const actual = store[list]?.length;
    const expected = constants[constant]?.value;
    return actual === undefined ||
      !Number.isInteger(expected) ||
      expected === undefined ||
      actual === expected
      ? []
      : [json.finding([list], "count-differs", { actual, expected, constant })];
  });
}
