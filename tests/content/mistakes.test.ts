import { describe, expect, it } from "vitest";
import { checkLocales } from "@/gatsby/content/check-locales";
import { formatProblem } from "@/gatsby/content/content-problem";
import { validateData } from "@/gatsby/content/validate-data";
import { copyOf } from "../helpers/data-files";

type Change = (content: string) => string;

const replaced =
  (from: string | RegExp, to: string): Change =>
  (content) =>
    content.replace(from, to);

const press = "data/press/bthaber.json";

/** What a maintainer may get wrong, and the line that says so. */
const mistakes: [string, string, Change, string][] = [
  ["broken JSON", press, (text) => text.slice(0, -4), `${press}  item -  field -: not valid JSON`],
  [
    "a missing field",
    press,
    replaced(/"date": ".*",/, ""),
    `${press}  item -  field date: must have required`,
  ],
  [
    "a misspelt field",
    press,
    replaced('"date"', '"dat"'),
    `${press}  item -  field dat: must NOT have additional`,
  ],
  [
    "a missing language",
    press,
    replaced(/"header": \{\s*"tr": ".*",/, '"header": {'),
    `${press}  item -  field header.tr: must have`,
  ],
  [
    "an empty text",
    press,
    replaced(/"en": "E[^"]*"/, '"en": " "'),
    `${press}  item -  field header.en: must match`,
  ],
  [
    "a wrong date",
    press,
    replaced(/"date": ".*"/, '"date": "21.06.2022"'),
    `${press}  item -  field date: must match format "date"`,
  ],
  [
    "a missing picture",
    press,
    replaced("covers/", "cover/"),
    `${press}  item -  field cover: file not found`,
  ],
  [
    "a slug unlike the file's name",
    press,
    replaced('"bthaber"', '"bt-haber"'),
    `${press}  item -  field slug: must be the file's name`,
  ],
  [
    "an unknown placeholder",
    press,
    replaced("{brand}", "{brnd}"),
    `${press}  item -  field content.tr: unknown placeholder {brnd}`,
  ],
  [
    "a slug used twice",
    "data/faq.json",
    replaced('"how-to-start"', '"what-is-it"'),
    "data/faq.json  item #1 (what-is-it)  field slug: is used twice",
  ],
  [
    "an unknown category",
    "data/faq.json",
    replaced('"start"', '"begin"'),
    "data/faq.json  item #0 (what-is-it)  field category: is not in",
  ],
  [
    "an unknown icon",
    "data/channels.json",
    replaced('"phone"', '"fax"'),
    "data/channels.json  item #5 (voice)  field icon: must be equal to one of",
  ],
  [
    "an unknown constant",
    "data/pricing.json",
    replaced('"storePrice"', '"shopPrice"'),
    "field tabs.0.cards.1.price.constant: is not in data/constants.json",
  ],
  [
    "an unknown question",
    "data/pricing.json",
    replaced(/"vat",\s*"instalments"/, '"tax", "instalments"'),
    "field questions.4: is not in data/faq.json",
  ],
  ["an unknown site link", "data/navigation.json", replaced("site:help", "site:hlep"), "href: is no address"],
  ["a link without slash", "data/navigation.json", replaced('"/press/"', '"/press"'), "href: is no address"],
  [
    "a colour that is none",
    "data/store.json",
    replaced("#FF6B4A", "coral"),
    "data/store.json  item -  field colors.0.value: must match pattern",
  ],
  [
    "a figure as text",
    "data/constants.json",
    replaced(/"value": 15/, '"value": "15"'),
    "field trialDays.value: must be number",
  ],
  [
    "a long description",
    "data/references/bergamot.json",
    replaced(/"tr": "P/, `"tr": "${"P".repeat(200)}`),
    "field description.tr: must NOT have more than 160",
  ],
  [
    "a legal text without version",
    "data/legal/gdpr/en.md",
    replaced(/version: .*\n/, ""),
    "data/legal/gdpr/en.md  item -  field version: is missing",
  ],
  [
    "a legal text with a wrong date",
    "data/legal/gdpr/tr.md",
    replaced("2026-11-21", "soon"),
    "field effectiveDate: must be a date",
  ],
  [
    "a legal text with an unknown name",
    "data/legal/gdpr/tr.md",
    replaced("{email}", "{mail}"),
    "field body: unknown placeholder {mail}",
  ],
];

describe("a mistake in data/ is reported with file, item and field", () => {
  it.each(mistakes)("%s", (_name, file, change, expected) => {
    const copy = copyOf("data");
    copy.edit(file, change);
    expect(validateData(copy.root).map(formatProblem).join("\n")).toContain(expected);
  });

  it("a missing file", () => {
    const copy = copyOf("data");
    copy.remove("data/marketing.json");
    copy.remove("data/legal/gdpr/en.md");
    expect(validateData(copy.root).map(formatProblem)).toEqual([
      "data/marketing.json  item -  field -: the file is missing",
      "data/legal/gdpr/en.md  item -  field -: the file is missing",
    ]);
  });
});

describe("a mistake in locales/ is reported with file and key", () => {
  const file = "locales/en/common.json";

  it.each<[string, Change, string]>([
    ["a missing key", replaced(/"backHome": ".*",/, ""), `${file}  item -  field backHome: is missing`],
    [
      "an empty string",
      replaced(/"backHome": ".*",/, '"backHome": "",'),
      `${file}  item -  field backHome: is empty`,
    ],
    [
      "another variable",
      replaced("{{trialDays", "{{days"),
      `${file}  item -  field tryFree: uses the variables [days]`,
    ],
    [
      "an additional key",
      replaced("{", '{ "extra": "x",'),
      `${file}  item -  field extra: is not in the source`,
    ],
    ["broken JSON", (text) => text.slice(1), `${file}  item -  field -: not valid JSON`],
  ])("%s", (_name, change, expected) => {
    const copy = copyOf("locales");
    copy.edit(file, change);
    expect(checkLocales(copy.root).map(formatProblem).join("\n")).toContain(expected);
  });

  it("a missing file", () => {
    const copy = copyOf("locales");
    copy.remove(file);
    expect(checkLocales(copy.root).map(formatProblem)).toContain(
      `${file}  item -  field -: the file is missing`,
    );
  });
});
