import { mistake, set, type Mistake } from "./mistake";

const site = "data/site.json";
const hours = (change: object) =>
  set("openingHours", {
    periods: [
      { days: ["monday", "tuesday"], from: "09:00", to: "18:00" },
      { days: ["saturday"], from: "10:00", to: "14:00", ...change },
    ],
  });

/** Mistakes in the opening hours. */
export const hoursMistakes: Mistake[] = [
  ...[
    ["9.30", "→ 09:30"],
    ["9", "→ 09:00"],
    ["24:00", "→ 23:59"],
    ["sabah", ""],
  ].map(([time = "", nearest = ""]) =>
    mistake(
      "time-form",
      `a time written ${time}`,
      site,
      hours({ from: time }),
      `A time is written HH:MM, such as 09:30. ${nearest}`.trim(),
    ),
  ),
  ...[
    ["before opening", "14:00", "13:00", ""],
    ["at midnight", "18:00", "00:00", "→ 23:59"],
    ["after midnight", "18:00", "02:00", "→ 18:00-23:59, 00:00-02:00"],
  ].map(([name = "", from = "", to = "", nearest = ""]) =>
    mistake(
      "hours-reversed",
      `closing ${name}`,
      site,
      hours({ from, to }),
      `Closing (${to}) has to be after opening (${from}). Correct the times; hours beyond midnight belong to two days. ${nearest}`.trim(),
    ),
  ),
  mistake(
    "slug-twice",
    "a day twice in a list",
    site,
    hours({ days: ["saturday", "saturday"] }),
    "“saturday” is used twice in this list, which mixes up its items. Change one of them.",
  ),
  mistake(
    "day-twice",
    "a day in two periods that overlap",
    site,
    hours({ days: ["saturday", "monday"] }),
    "The times of “monday” overlap: 10:00-14:00 and 09:00-18:00. Correct or delete one of them.",
  ),
  mistake(
    "not-allowed",
    "a day in Turkish",
    site,
    hours({ days: ["cumartesi"] }),
    "“cumartesi” is not allowed here. Allowed: monday, tuesday, wednesday, thursday, friday, saturday, sunday.",
  ),
];
