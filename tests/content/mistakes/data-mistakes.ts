import fs from "node:fs";
import faq from "../../../data/faq.json";
import pricing from "../../../data/pricing.json";
import storeModule from "../../../data/store.json";
import { mistake, replaced, set, type Mistake } from "./mistake";

/** Any reference: all have the same fields. */
const sampleReference = `data/references/${fs.readdirSync("data/references").find((name) => name.endsWith(".json"))}`;

const firstStories = fs
  .readdirSync("data/stories")
  .filter((name) => name.endsWith(".json"))
  .sort()
  .map((name) => `data/stories/${name}`);

const rankOf = (file = ""): number => (JSON.parse(fs.readFileSync(file, "utf8")) as { rank: number }).rank;

/** Mistakes in lists, figures and prices. */
export const dataMistakes: Mistake[] = [
  mistake(
    "decimal-comma",
    "a price typed the Turkish way",
    "data/constants.json",
    replaced(/"value": (\d+),/, '"value": 24,90,'),
    "Ondalık sayılar virgülle değil noktayla yazılır: 24.90.",
    "Decimals are written with a point, not a comma: 24.90.",
  ),
  mistake(
    "needs-number",
    "a figure between quotes",
    "data/constants.json",
    set("trialDays.value", "15"),
    'Burada tırnaksız bir sayı olmalı, "15" var.',
    'This has to be a number without quotes, and is "15".',
  ),
  mistake(
    "too-small",
    "a price of nothing",
    "data/constants.json",
    set("storePrice.value", 0),
    "Sayı 0 değerinden büyük olmalı.",
    "The number has to be more than 0.",
  ),
  mistake(
    "unknown-unit",
    "a currency that does not exist",
    "data/constants.json",
    set("storePrice.unit", "TL"),
    "“TL” bilinen bir birim ya da para birimi kodu değil. → TRY",
    "“TL” is neither a known unit nor a currency code. → TRY",
  ),
  mistake(
    "slug-twice",
    "a slug used twice",
    "data/faq.json",
    (text) => set("1.slug", (JSON.parse(text) as { slug: string }[])[0]?.slug)(text),
    `“${faq[0]?.slug}” bu listede iki kez geçiyor; öğeler karışır. Birini değiştirin.`,
    `“${faq[0]?.slug}” is used twice in this list, which mixes up its items. Change one of them.`,
  ),
  mistake(
    "not-in-list",
    "an unknown category",
    "data/faq.json",
    set("0.category", "nowhere-near"),
    "“nowhere-near” data/faq-categories.json içinde yok.",
    "“nowhere-near” is not in data/faq-categories.json.",
  ),
  mistake(
    "slug-form",
    "a slug with Turkish letters",
    "data/faq.json",
    set("0.slug", "Bu Nedir Şöyle"),
    "“Bu Nedir Şöyle”: yalnızca küçük harf (a-z), rakam ve tek tire kullanın. → bu-nedir-soyle",
    "“Bu Nedir Şöyle”: use lower-case letters (a-z), digits and single hyphens only. → bu-nedir-soyle",
  ),
  mistake(
    "needs-list",
    "a text in place of a list",
    "data/faq.json",
    set("0.answer", "Evet."),
    'Burada köşeli parantez içinde bir liste olmalı, "Evet." var.',
    'This has to be a list between square brackets, and is "Evet.".',
  ),
  mistake(
    "not-allowed",
    "an icon with a typing error",
    "data/channels.json",
    set("0.icon", "phonee"),
    "“phonee” burada geçerli değil. → phone Geçerli değerler: bell, bar-chart, help-circle, clock, credit-card, gauge, globe, inbox, layers, layout, megaphone, message-circle, message-text, newspaper, package, palette, phone, send, shopping-bag, sparkles, store, tag, ticket, truck, users, zap.",
    "“phonee” is not allowed here. → phone Allowed: bell, bar-chart, help-circle, clock, credit-card, gauge, globe, inbox, layers, layout, megaphone, message-circle, message-text, newspaper, package, palette, phone, send, shopping-bag, sparkles, store, tag, ticket, truck, users, zap.",
  ),
  mistake(
    "colour-form",
    "a colour by its name",
    "data/store.json",
    set("colors.0.value", "coral"),
    "Renk “coral” yerine #RRGGBB biçiminde yazılır, örneğin #FF6B4A.",
    "A colour is written #RRGGBB, such as #FF6B4A, not “coral”.",
  ),
  mistake(
    "needs-choice",
    "yes in words",
    "data/pricing.json",
    set("tabs.0.cards.0.isMostPreferred", "evet"),
    'Burada tırnaksız true (evet) ya da false (hayır) olmalı, "evet" var.',
    'This has to be true or false without quotes, and is "evet".',
  ),
  mistake(
    "most-preferred-twice",
    "two most preferred cards",
    "data/pricing.json",
    (text) =>
      text
        .replaceAll('"isMostPreferred": true', '"isMostPreferred": false')
        .replace(/"isMostPreferred": false/, '"isMostPreferred": true')
        .replace(/("isMostPreferred": true[\s\S]*?)"isMostPreferred": false/, '$1"isMostPreferred": true'),
    "Bu sekmede birden çok kart “en çok tercih edilen” olarak işaretli. Yalnızca biri olabilir.",
    "More than one card of this tab is marked as most preferred. Only one can be.",
  ),
  mistake(
    "card-without-price",
    "a card without a price",
    "data/pricing.json",
    (text) => set("tabs.0.cards.0.price", null)(set("tabs.0.cards.0.priceLabel", null)(text)),
    "Kartın fiyatı yok. “price” ya da “priceLabel” alanını doldurun.",
    "The card has no price. Fill in “price” or “priceLabel”.",
  ),
  mistake(
    "coming-soon-button",
    "a button on what is not sold yet",
    "data/pricing.json",
    (text) => set("tabs.0.cards.0.isComingSoon", true)(text),
    "Henüz satılmayan kartta düğme olmaz (cta: null), satılan kartta olur.",
    "A card that is coming soon has no button (cta: null), any other card has one.",
  ),
  mistake(
    "not-allowed",
    "a package with an unknown feature",
    "data/pricing.json",
    set("packages.list.0.base", "shared-inbx"),
    "“shared-inbx” burada geçerli değil. → shared-inbox Geçerli değerler: shared-inbox, instagram, reports, whatsapp, messenger, live-chat, sms, voice-calls, store.",
    "“shared-inbx” is not allowed here. → shared-inbox Allowed: shared-inbox, instagram, reports, whatsapp, messenger, live-chat, sms, voice-calls, store.",
  ),
  mistake(
    "missing-cells",
    "a row without its cells",
    "data/pricing.json",
    (text) => {
      const row = (JSON.parse(text) as { comparison: { groups: { rows: { cells: unknown[] }[] }[] } })
        .comparison.groups[0]?.rows[0];
      return set("comparison.groups.0.rows.0.cells", row?.cells.slice(1))(text);
    },
    "Bu satırda 2 hücre var, sütun sayısı 3. Eksikleri ekleyin.",
    "This row has 2 cells for 3 columns. Add what is missing.",
  ),
  mistake(
    "too-long",
    "a description that does not fit",
    sampleReference,
    set("description.tr", "P".repeat(200)),
    "Metin 200 karakter, en çok 160 olabilir. 40 karakter kısaltın.",
    "The text has 200 characters, at most 160 fit. Shorten it by 40.",
  ),
  mistake(
    "count-differs",
    "a list that is not as long as the figure says",
    "data/store.json",
    (text) => set("themes", (JSON.parse(text) as { themes: unknown[] }).themes.slice(1))(text),
    `Listede ${storeModule.themes.length - 1} öğe var ama themes sayısı ${storeModule.themes.length}. data/constants.json içindeki sayıyı da değiştirin.`,
    `The list has ${storeModule.themes.length - 1} items, and the figure themes is ${storeModule.themes.length}. Change the figure in data/constants.json as well.`,
  ),
  mistake(
    "slug-twice",
    "two price cards of one name",
    "data/pricing.json",
    (text) => {
      const { tabs } = JSON.parse(text) as { tabs: { cards: { id: string }[] }[] };
      const cards = [...(tabs[1]?.cards ?? []), { ...tabs[1]?.cards[0], isMostPreferred: false }];
      return set("tabs.1.cards", cards)(text);
    },
    `“${pricing.tabs[1]?.cards[0]?.id}” bu listede iki kez geçiyor; öğeler karışır. Birini değiştirin.`,
    `“${pricing.tabs[1]?.cards[0]?.id}” is used twice in this list, which mixes up its items. Change one of them.`,
  ),
  mistake(
    "date-range",
    "a figure of the future",
    "data/constants.json",
    set("trialDays.asOf", "2999-01-01"),
    "“2999-01-01” olamaz: tarih 2000-01-01 ile bugün arasında olmalı.",
    "“2999-01-01” cannot be right: the date has to be between 2000-01-01 and today.",
  ),
  mistake(
    "rank-twice",
    "two stories of one rank",
    firstStories[1] ?? "",
    set("rank", rankOf(firstStories[0])),
    `${rankOf(firstStories[0])} sırası ${firstStories[0]} dosyasında da var. Birine başka bir sıra verin.`,
    `The rank ${rankOf(firstStories[0])} is used in ${firstStories[0]} as well. Give one of them another rank.`,
  ),
  mistake(
    "too-few",
    "a tab without cards",
    "data/site.json",
    set("social", []),
    "En az 1 öğe olmalı.",
    "At least 1 items are needed.",
  ),
  mistake(
    "too-many",
    "a hero with more promises than fit",
    "data/home.json",
    (text) => {
      const { hero } = JSON.parse(text) as { hero: { trust: unknown[] } };
      return set("hero.trust", [...hero.trust, ...hero.trust, ...hero.trust, ...hero.trust])(text);
    },
    "En çok 4 öğe olabilir.",
    "At most 4 items fit.",
  ),
  mistake(
    "wrong-form",
    "a telephone number as people write it",
    "data/site.json",
    set("phone", "0850 000 00 00"),
    "“0850 000 00 00” beklenen biçimde değil. Örnek: +90 850 000 00 00",
    "“0850 000 00 00” does not have the expected form. Example: +90 850 000 00 00",
  ),
  mistake(
    "currencies-differ",
    "prices in two currencies that a page adds up",
    "data/constants.json",
    (text) => set("domainPrice.unit", "JPY")(set("storePrice.unit", "CHF")(text)),
    "Para birimi JPY, storePrice fiyatınınkinden farklı; fiyat sayfası ikisini toplar. Aynısını yazın: → CHF",
    "The currency JPY is not that of storePrice, and the pricing page adds them up. Write the same: → CHF",
  ),
];
