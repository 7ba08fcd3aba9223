import { describe, expect, it } from "vitest";
import constants from "../../data/constants.json";
import type { Locale } from "@/config/languages";
import { renderedContent } from "../helpers/rendered-content";

/** The figures of the specification's section 9 that a visitor must find, as a reader of each language writes them. */
const figures: { what: string; tr: RegExp; en: RegExp }[] = [
  { what: "trial", tr: /\b15 gün/, en: /\b15 days/ },
  { what: "suspension", tr: /\b6 ay/, en: /\b6 months/ },
  { what: "store tariff a month", tr: /(ayda|aylık) \$25/i, en: /\$25 a month/ },
  { what: "traffic", tr: /\b400 GB/, en: /\b400 GB/ },
  { what: "disk", tr: /\b2 GB/, en: /\b2 GB/ },
  { what: "overage is charged", tr: /aşım/i, en: /overage/i },
  { what: "single-person licence", tr: /tek kişilik/i, en: /single[- ]person/i },
  { what: "no integration fee", tr: /entegrasyon.{0,30}ücret alınmıyor/i, en: /no fee for integration/i },
  { what: "easy ads have no licence fee", tr: /lisans ücreti yok/i, en: /no licence fee/i },
  {
    what: "ad spend goes to the network",
    tr: /doğrudan reklam ağına/i,
    en: /(to|pay) the ad network directly/i,
  },
  { what: "the network limits the sync", tr: /günlük ürün aktarım sınırını/i, en: /daily limit of product/i },
  { what: "reply window", tr: /\b24 saat/, en: /\b24 hours/ },
  { what: "templates an account", tr: /\b250 şablon/, en: /\b250 templates/ },
  { what: "characters a template", tr: /\b1\.024 karakter/, en: /\b1,024 characters/ },
  { what: "first messages", tr: /\b1\.000 mesaj/, en: /\b1,000 messages/ },
  { what: "instalments", tr: /\b9 taksit/, en: /\b9 (card )?instalments/ },
  { what: "banks of virtual POS", tr: /\b7 banka/, en: /\b7 banks/ },
  { what: "integration of a provider", tr: /\b1 gün/, en: /within 1 day/ },
  { what: "users of an extra licence", tr: /\b2\.500 bağımsız kullanıcı/, en: /\b2,500 independent users/ },
  { what: "domain a year", tr: /yılda yaklaşık \$15/i, en: /about \$15 a year/i },
  { what: "VAT exemption", tr: /katma değer vergisinden muaf|KDV/, en: /VAT/ },
  { what: "claims", tr: /\b1 yıl içinde/, en: /within 1 year/ },
  { what: "themes and colours", tr: /\b3 tema.{0,8}16 renk/, en: /\b3 themes.{0,10}16 colours/ },
  { what: "languages of a store", tr: /\b4 dil/, en: /\b4 languages/ },
  { what: "locale cookie", tr: /\b365 gün/, en: /\b365 days/ },
];

describe.each(["tr", "en"] as const satisfies Locale[])("figures in %s", (locale) => {
  const content = renderedContent(locale);
  it.each(figures)("$what", (figure) => expect(content).toMatch(figure[locale]));
});

it("the copyright year is 2022", () => expect(constants.copyrightYear.value).toBe(2022));
