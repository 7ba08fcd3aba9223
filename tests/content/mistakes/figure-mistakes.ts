import { mistake, replaced, set, typedFigure, typedPrice, type Mistake } from "./mistake";

/** Mistakes in figures and prices. */
export const figureMistakes: Mistake[] = [
  mistake(
    "too-large",
    "a figure beyond every figure",
    "data/constants.json",
    typedFigure("licenceUsers", "1e21"),
    "The number can be at most 1000000000.",
  ),
  mistake(
    "warning-before-trial",
    "a warning before the trial has begun",
    "data/constants.json",
    (text) => set("trialWarningDays.value", 8)(set("trialDays.value", 7)(text)),
    "The trial lasts 7 days, so that no warning can be sent 8 days before its end. Write at most 7.",
  ),
  mistake(
    "day-unknown",
    "a day that its month does not have",
    "data/constants.json",
    set("storePrice.asOf", "2026-02-31"),
    "There is no day “2026-02-31”. → 2026-02-28",
  ),
  mistake(
    "thousands-point",
    "a price of thousands with a point",
    "data/constants.json",
    typedPrice("1.290"),
    "“1.290” would be read as a decimal: the point stands before a fraction. Thousands are written without a point. → 1290",
  ),
  mistake(
    "thousands-point",
    "users of thousands with a point",
    "data/constants.json",
    typedFigure("licenceUsers", "2.500"),
    "“2.500” would be read as a decimal: the point stands before a fraction. Thousands are written without a point. → 2500",
  ),
  mistake(
    "thousands-point",
    "the price of a sample with a point for thousands",
    "data/store.json",
    replaced(/"TRY": \d+/, '"TRY": 1.290'),
    "“1.290” would be read as a decimal: the point stands before a fraction. Thousands are written without a point. → 1290",
  ),
  mistake(
    "needs-integer",
    "half a day",
    "data/constants.json",
    set("trialDays.value", 14.5),
    "This has to be a whole number, and is 14.5.",
  ),
  mistake(
    "other-unit",
    "days in dollars",
    "data/constants.json",
    set("trialDays.unit", "USD"),
    "The unit of this figure cannot be “USD”: texts count on another one. → day",
  ),
  mistake(
    "other-unit",
    "a unit in Turkish",
    "data/constants.json",
    set("trialDays.unit", "gün"),
    "The unit of this figure cannot be “gün”: texts count on another one. → day",
  ),
  mistake(
    "unknown-currency",
    "a price in days",
    "data/constants.json",
    set("storePrice.unit", "day"),
    "“day” is no currency. Write its code of three letters, such as TRY, USD or EUR.",
  ),
  mistake(
    "unknown-currency",
    "a currency in small letters",
    "data/constants.json",
    set("storePrice.unit", "usd"),
    "“usd” is no currency. Write its code of three letters, such as TRY, USD or EUR. → USD",
  ),
  mistake(
    "figure-too-early",
    "a price that holds from a coming day",
    "data/constants.json",
    set("storePrice.asOf", "2098-06-01"),
    "“2098-06-01” is still to come, and the figure changes on the site at once. Write the new one on that day, or merge the change then.",
  ),
  mistake(
    "columns-without-cells",
    "a column without cells",
    "data/pricing.json",
    (text) =>
      set("comparison.columns", [
        ...(JSON.parse(text) as { comparison: { columns: string[] } }).comparison.columns,
        "yeni",
      ])(text),
    "The table has 4 columns, and its rows have 3 cells. Add a cell to every row, or take the column back.",
  ),
];
