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
      `Saat SS:DD biçiminde yazılır, örneğin 09:30. ${nearest}`.trim(),
      `A time is written HH:MM, such as 09:30. ${nearest}`.trim(),
    ),
  ),
  mistake(
    "hours-reversed",
    "closing before opening",
    site,
    hours({ from: "14:00", to: "10:00" }),
    "Kapanış (10:00) açılıştan (14:00) sonra olmalı. Saatleri düzeltin.",
    "Closing (10:00) has to be after opening (14:00). Correct the times.",
  ),
  mistake(
    "day-twice",
    "a day in two periods that overlap",
    site,
    hours({ days: ["saturday", "monday"] }),
    "“monday” için yazılan saatler çakışıyor: 10:00-14:00 ve 09:00-18:00. Birini düzeltin ya da silin.",
    "The times of “monday” overlap: 10:00 to 14:00, and 09:00-18:00. Correct or delete one of them.",
  ),
  mistake(
    "not-allowed",
    "a day in Turkish",
    site,
    hours({ days: ["cumartesi"] }),
    "“cumartesi” burada geçerli değil. Geçerli değerler: monday, tuesday, wednesday, thursday, friday, saturday, sunday.",
    "“cumartesi” is not allowed here. Allowed: monday, tuesday, wednesday, thursday, friday, saturday, sunday.",
  ),
];
