import { mistake, replaced, set, typedFigure, typedPrice, type Mistake } from "./mistake";

/** Mistakes in figures and prices. */
export const figureMistakes: Mistake[] = [
  mistake(
    "thousands-point",
    "a price of thousands with a point",
    "data/constants.json",
    typedPrice("1.290"),
    "“1.290” ondalıklı bir sayı olarak okunur, çünkü nokta ondalık ayracıdır. Binlik ayracı koymayın. → 1290",
    "“1.290” would be read as a decimal: the point stands before a fraction. Thousands are written without a point. → 1290",
  ),
  mistake(
    "thousands-point",
    "users of thousands with a point",
    "data/constants.json",
    typedFigure("licenceUsers", "2.500"),
    "“2.500” ondalıklı bir sayı olarak okunur, çünkü nokta ondalık ayracıdır. Binlik ayracı koymayın. → 2500",
    "“2.500” would be read as a decimal: the point stands before a fraction. Thousands are written without a point. → 2500",
  ),
  mistake(
    "thousands-point",
    "the price of a sample with a point for thousands",
    "data/store.json",
    replaced(/"TRY": \d+/, '"TRY": 1.290'),
    "“1.290” ondalıklı bir sayı olarak okunur, çünkü nokta ondalık ayracıdır. Binlik ayracı koymayın. → 1290",
    "“1.290” would be read as a decimal: the point stands before a fraction. Thousands are written without a point. → 1290",
  ),
  mistake(
    "needs-integer",
    "half a day",
    "data/constants.json",
    set("trialDays.value", 14.5),
    "Burada tam sayı olmalı, 14.5 var.",
    "This has to be a whole number, and is 14.5.",
  ),
  mistake(
    "other-unit",
    "days in dollars",
    "data/constants.json",
    set("trialDays.unit", "USD"),
    "Bu rakamın birimi “USD” olamaz, metinler başka bir birime göre yazılmış. → day",
    "The unit of this figure cannot be “USD”: texts count on another one. → day",
  ),
  mistake(
    "other-unit",
    "a unit in Turkish",
    "data/constants.json",
    set("trialDays.unit", "gün"),
    "Bu rakamın birimi “gün” olamaz, metinler başka bir birime göre yazılmış. → day",
    "The unit of this figure cannot be “gün”: texts count on another one. → day",
  ),
  mistake(
    "unknown-currency",
    "a price in days",
    "data/constants.json",
    set("storePrice.unit", "day"),
    "“day” bir para birimi değil. Üç harfli kodunu yazın: TRY, USD, EUR gibi.",
    "“day” is no currency. Write its code of three letters, such as TRY, USD or EUR.",
  ),
  mistake(
    "unknown-currency",
    "a currency in small letters",
    "data/constants.json",
    set("storePrice.unit", "usd"),
    "“usd” bir para birimi değil. Üç harfli kodunu yazın: TRY, USD, EUR gibi. → USD",
    "“usd” is no currency. Write its code of three letters, such as TRY, USD or EUR. → USD",
  ),
  mistake(
    "figure-too-early",
    "a price that holds from a coming day",
    "data/constants.json",
    set("storePrice.asOf", "2098-06-01"),
    "“2098-06-01” henüz gelmedi, ama rakam sitede hemen değişir. Yeni rakamı o gün yazın ya da değişikliği o gün birleştirin.",
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
    "Tablonun 4 sütunu var, satırlarında ise 3 hücre. Her satıra bir hücre ekleyin ya da sütunu geri alın.",
    "The table has 4 columns, and its rows have 3 cells. Add a cell to every row, or take the column back.",
  ),
];
