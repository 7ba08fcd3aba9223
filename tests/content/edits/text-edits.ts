import { locales, type Locale } from "@/config/languages";
import { both, fields, firstOf, list, type Edit, type Json } from "./edit";

const hero = (change: Json): Edit["apply"] =>
  fields("data/home.json", (home) => ({ hero: { ...(home.hero as Json), ...change } }));

const inBoth =
  (id: string, change: (text: string, language: Locale) => string): Edit["apply"] =>
  (folder) => {
    for (const language of locales)
      folder.editText(`data/legal/${id}/${language}.md`, (text) => change(text, language));
  };

export const textEdits: Edit[] = [
  {
    name: "“7/24” in the home page's headline",
    apply: hero({ title: both("7/24 tek konuşma", "One conversation, 24/7") }),
  },
  {
    name: "an answer with a year, emphasis, links, and an address with percent-encoded parentheses",
    apply: list("data/faq.json", ([first, ...others]) => [
      {
        ...first,
        answer: [
          both("2019’dan beri bütün kanallar tek yerde.", "Every channel in one place since 2019."),
          both(
            "**Evet**: [fiyatlara](/pricing/) ya da *dilerseniz* [habere](https://www.gazete.com.tr/haber) bakın.",
            "**Yes**: see [our prices](/pricing/) or, *if you like*, [the article](https://www.gazete.com.tr/haber).",
          ),
          both(
            "{brand}, [Ankara](https://tr.wikipedia.org/wiki/Ankara_%28il%29) dâhil her yerde.",
            "{brand} is everywhere, [Ankara](https://en.wikipedia.org/wiki/Ankara_%28city%29) included.",
          ),
        ],
      },
      ...others,
    ]),
  },
  {
    name: "digits in a press headline",
    apply: (folder) =>
      fields(firstOf(folder, "press"), () => ({
        header: both("2026’nın 10 girişiminden biri", "One of the 10 start-ups of 2026"),
      }))(folder),
  },
  {
    name: "a removed note about samples",
    apply: fields("data/home.json", ({ clients }) => {
      const { note: _, ...others } = clients as Json;
      return { clients: others };
    }),
  },
  {
    name: "a new version of a legal text, with the former one archived, which links to a page that has gone",
    apply: (folder) => {
      const figures = Object.keys(folder.readJson<object>("data/constants.json")).join("|");
      for (const language of locales) {
        const text = `data/legal/useragreement/${language}.md`;
        const [, version = ""] = /^version: "?([\d.]+)/m.exec(folder.read(text)) ?? [];
        const archived = folder.read(text).replace(new RegExp(`\\{(?:${figures})\\b[^}]*\\}`, "g"), "15");
        const former = `${archived}\n[15](/gone/)\n`;
        folder.write(`data/legal/useragreement/former/${version}/${language}.md`, former);
        folder.editText(text, (content) =>
          content
            .replace(/^version: .*$/m, 'version: "9.0"')
            .replace(/^effectiveDate: .*$/m, `effectiveDate: ${new Date().toISOString().slice(0, 10)}`),
        );
      }
    },
  },
  {
    name: "a new section with links to pages, sections, e-mail, phone, and addresses bare or with parentheses",
    apply: inBoth("conditions", (text, language) =>
      language === "tr"
        ? `${text}\n## Ek hükümler  \n\nAyrıntılar [fiyat sayfasında](/pricing/) ve [yukarıda](#ek-hukumler).\n` +
          "\n[Yazın](mailto:{email}) ya da [arayın](tel:{phone}): <https://www.kvkk.gov.tr>, [Ankara](https://tr.wikipedia.org/wiki/Ankara_(il)).\n"
        : `${text}\n## Further terms  \n\nDetails are on the [pricing page](/en/pricing/) and [above](#further-terms).\n` +
          "\n[Write](mailto:{email}) or [call](tel:{phone}): <https://www.kvkk.gov.tr>, [Ankara](https://en.wikipedia.org/wiki/Ankara_(province)).\n",
    ),
  },
  {
    name: "a legal text with Windows line endings, and trailing spaces after its front matter dashes",
    apply: inBoth("accessibility", (text) => text.replace(/^---$/gm, "--- ").replaceAll("\n", "\r\n")),
  },
  {
    name: "an interface string in both languages",
    apply: (folder) => {
      const backHome = both("Ana sayfaya geri dön", "Go back to the home page");
      for (const language of locales)
        fields(`locales/${language}/common.json`, () => ({ backHome: backHome[language] }))(folder);
    },
  },
  {
    name: "a new topic of the contact form",
    apply: fields("data/contact.json", ({ topics }) => ({
      topics: [
        ...(topics as Json[]),
        { id: "yeni-konu", label: both("Yepyeni bir konu", "A brand-new topic") },
      ],
    })),
  },
  {
    name: "no topics in the contact form",
    apply: fields("data/contact.json", () => ({ topics: [] })),
  },
  {
    name: "a file with tabs, Windows line endings and a byte-order mark, as some editors save it",
    apply: (folder) => {
      const content = folder.readJson<unknown>("data/advantages.json");
      folder.write(
        "data/advantages.json",
        `\uFEFF${JSON.stringify(content, null, "\t").replaceAll("\n", "\r\n")}`,
      );
    },
  },
  {
    name: "a file with a single line",
    apply: (folder) =>
      folder.write("data/payments.json", JSON.stringify(folder.readJson<unknown>("data/payments.json"))),
  },
];
