import { mistake, press, replaced, typedPrice, type Mistake } from "./mistake";

/** Slips with quotes, numbers and brackets in data files. */
export const quoteMistakes: Mistake[] = [
  mistake(
    "quote-inside",
    "a placeholder between quotes at the start of a text",
    press,
    replaced("Bütün mesajlar", '"{brand}" ne'),
    'The straight quote (") inside the text ends it too early. Put curly quotes in its place: “{brand}”',
  ),
  mistake(
    "unclosed-quote",
    "a text without its last quote",
    press,
    replaced('"2022-06-21"', '"2022-06-21'),
    'This text has no quote at its end. Put a straight quote (") before the comma.',
  ),
  mistake(
    "missing-quotes",
    "a date without quotes",
    press,
    replaced('"2022-06-21"', "2022-06-21"),
    'Texts stand between straight quotes: "2022-06-21"',
  ),
  mistake(
    "missing-quotes",
    "a date with one quote",
    press,
    replaced('"2022-06-21"', '2022-06-21"'),
    'Texts stand between straight quotes: "2022-06-21"',
  ),
  mistake(
    "single-quotes",
    "single quotes",
    press,
    replaced('"2022-06-21"', "'2022-06-21'"),
    'Single quotes (\') do not count here; use double ones: "2022-06-21"',
  ),
  mistake(
    "choice-form",
    "yes as a word",
    "data/faq.json",
    replaced(/"isHighlighted": \w+/, '"isHighlighted": evet'),
    "This value is written in lower case, in English and without quotes: true",
  ),
  mistake(
    "number-form",
    "a price with its currency",
    "data/constants.json",
    typedPrice("25 TL"),
    "Numbers are digits alone, without unit and without a mark for thousands: 25",
  ),
  mistake(
    "number-form",
    "thousands with a comma",
    "data/constants.json",
    typedPrice("1,290"),
    "Numbers are digits alone, without unit and without a mark for thousands: 1290",
  ),
  mistake(
    "wrong-bracket",
    "another bracket than was opened",
    press,
    replaced('"Threads" }', '"Threads" ]'),
    "This closing bracket (]) does not fit the opening one: { ends with }, [ ends with ].",
  ),
  mistake(
    "text-behind",
    "a bracket too many at the end",
    press,
    (text) => `${text}}\n`,
    "The file has ended and something stands behind it: }. Delete it, or take the closing bracket before it away.",
  ),
  mistake(
    "smart-quotes",
    "quotes of other languages",
    press,
    replaced('"2022-06-21"', "«2022-06-21»"),
    'Values stand between straight quotes ("); these are curly.',
  ),
];
