import { expect, test } from "@playwright/test";
import { locales } from "@/config/languages";
import { formatMoney } from "@/lib/format-money";
import { localizedPath } from "@/lib/locale-path";
import { figureEdits } from "../content/edits/figure-edits";
import { itemEdits } from "../content/edits/item-edits";
import { rebranding } from "../content/edits/rebranding";
import { textEdits } from "../content/edits/text-edits";
import { ContentFolder } from "../helpers/content-folder";
import { ProjectCopy } from "../helpers/project-copy";
import { buildsItsOwnSite, isWhole } from "./extent";

type Item = Record<string, unknown>;
type Price = { value: number; unit: string };
type Pricing = { tabs: { cards: Item[] }[] };

const both = (tr: string, en: string) => ({ tr, en });

/** Tests that read the content, except those of edits, which would repeat the same edits. */
const testsOfContent = [
  "content.test",
  "mistakes.test",
  "content-ch",
  "demonstration",
  "legal",
  "price",
  "store",
  "words",
];

const today = new Date().toISOString().slice(0, 10);

/** Added items, by the page that has to show them. */
const added = {
  "/press/": both("Yepyeni bir basın haberi", "A brand-new press item"),
  "/referances/": both("Yepyeni bir dükkân anlatılıyor", "A brand-new shop is described"),
  "/faq/": both("Yepyeni bir soru mu?", "Is this a brand-new question?"),
  "/pricing/": both("Yepyeni tarife", "Brand-new plan"),
  "/gdpr/": both("Yepyeni bir bölüm", "A brand-new part"),
};

/** Scheduled and expired items. */
const unpublished = [
  both("Günü gelmemiş bir haber", "An item whose day has not come"),
  both("Günü geçmiş bir soru mu?", "Is this a question of the past?"),
];

const markedAnswer = both(
  "Yanıtı [iletişim sayfamızda](/contact-us/), hem de **ücretsiz**.",
  "The answer is on [our contact page](/contact-us/), and **free**.",
);

function edit(copy: ProjectCopy) {
  copy.writeJson<Item>(
    "data/press/waiting-item.json",
    (item) => ({
      ...item,
      slug: "waiting-item",
      publishFrom: "2098-01-01",
      link: "/faq/",
      header: unpublished[0],
    }),
    "data/press/bthaber.json",
  );
  copy.writeJson<Item>(
    "data/press/new-item.json",
    (item) => ({ ...item, slug: "new-item", date: today, link: "/faq/", header: added["/press/"] }),
    "data/press/bthaber.json",
  );
  copy.writeJson<Item>(
    "data/references/new-shop.json",
    (shop) => ({ ...shop, slug: "new-shop", name: "Yeni Dükkân", description: added["/referances/"] }),
    "data/references/bergamot.json",
  );
  copy.writeJson<Item[]>("data/faq.json", (questions) => [
    ...questions,
    { ...questions[0], slug: "new-question", question: added["/faq/"], answer: [markedAnswer] },
    { ...questions[0], slug: "old-question", question: unpublished[1], publishUntil: "2020-01-01" },
  ]);
  copy.writeJson<Pricing>("data/pricing.json", (pricing) => {
    const [first, ...others] = pricing.tabs;
    const cards = first?.cards ?? [];
    const card = { ...cards[0], id: "new-plan", name: added["/pricing/"] };
    return { ...pricing, tabs: [{ ...first, cards: [...cards, card] }, ...others] };
  });
  for (const locale of locales)
    copy.editText(
      `data/legal/gdpr/${locale}.md`,
      (text) =>
        text
          .replace(/^version: .*$/m, 'version: "99.9"')
          .replace(/^effectiveDate: .*$/m, "effectiveDate: 2099-01-01") +
        `\n## ${added["/gdpr/"][locale]}\n\nMetin.\n`,
    );
}

test.skip(!isWhole, buildsItsOwnSite);

test("content added only in data files appears on its pages", async () => {
  const copy = new ProjectCopy();
  try {
    edit(copy);
    await copy.build();
    for (const locale of locales) {
      const read = (path: string) => copy.page(localizedPath(locale, path));
      for (const [path, texts] of Object.entries(added)) expect(read(path), path).toContain(texts[locale]);
      // The newest item comes first, on the home page too.
      expect(read("/")).toContain(added["/press/"][locale]);
      expect(read("/faq/")).toContain('id="new-question"');
      expect(read("/faq/")).toMatch(
        new RegExp(`<a href="${localizedPath(locale, "/contact-us/")}">[^<]+</a>[^<]+<strong>[^<]+</strong>`),
      );
      for (const path of ["/", ...Object.keys(added)])
        for (const texts of unpublished) expect(read(path), path).not.toContain(texts[locale]);
      expect(read("/gdpr/")).toContain("99.9");
      expect(read("/gdpr/")).toContain("2099");
    }
  } finally {
    copy.remove();
  }
});

test("every kind of valid edit and a rebranding pass the content tests and the build", async () => {
  test.setTimeout(900_000);
  const copy = new ProjectCopy();
  try {
    for (const { apply } of [...figureEdits, ...textEdits, ...itemEdits, rebranding])
      apply(new ContentFolder(copy.root));
    await copy.run("vitest/vitest.mjs", ["run", "--project", "content", ...testsOfContent]);
    await copy.build();
    const { storePrice } = new ContentFolder(copy.root).readJson<{ storePrice: Price }>(
      "data/constants.json",
    );
    for (const locale of locales) {
      const home = copy.page(localizedPath(locale, "/"));
      expect(home).toContain("Pusula");
      expect(home).not.toContain("Kanalya");
      const price = formatMoney(locale, storePrice.value, storePrice.unit);
      expect(copy.page(localizedPath(locale, "/pricing/"))).toContain(price);
      expect(copy.page(localizedPath(locale, "/press/yeni-makale/"))).toContain("Pusula");
    }
  } finally {
    copy.remove();
  }
});
