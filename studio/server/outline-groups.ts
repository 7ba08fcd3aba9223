/** Items that can be added, by task name. */
export const newItemKinds = {
  question: { file: "data/faq.json" },
  press: { folder: "data/press" },
  reference: { folder: "data/references" },
  story: { folder: "data/stories" },
} as const;

export type NewItemKind = keyof typeof newItemKinds;

type Group = {
  id: string;
  /** Title in both languages. */
  title: string;
  /** Files and folders below data/, and the page that shows them; `#` is replaced with the item's anchor. */
  files: Record<string, string>;
  adds?: NewItemKind;
};

const group = (id: string, title: string, files: Group["files"], adds?: NewItemKind): Group => ({
  id,
  title,
  files,
  adds,
});

/** Groups of the studio's list: pages first, then content shared by all pages. */
export const outlineGroups: readonly Group[] = [
  group("figures", "Fiyatlar ve rakamlar | Prices and figures", { "constants.json": "/pricing/" }),
  group("home", "Ana sayfa | Home page", {
    "home.json": "/",
    "advantages.json": "/",
    "marketing.json": "/",
    "payments.json": "/",
  }),
  group("pricing", "Fiyat sayfası | Pricing page", { "pricing.json": "/pricing/" }),
  group("press", "Basın | Press", { "press/": "/press/#", "press/articles/": "/press/" }, "press"),
  group("faq", "Sorular | Questions", { "faq.json": "/faq/#", "faq-categories.json": "/faq/" }, "question"),
  group(
    "references",
    "Referanslar | References",
    { "references/": "/referances/#", "reference-categories.json": "/referances/" },
    "reference",
  ),
  group("stories", "Müşteri hikâyeleri | Customer stories", { "stories/": "/referances/<slug>/" }, "story"),
  group("solutions", "Çözümler | Solutions", {
    "solutions.json": "/solutions/#",
    "solution-groups.json": "/solutions/#",
  }),
  group("channels", "Kanallar | Channels", {
    "channels.json": "/channels/#",
    "templates.json": "/channels/",
  }),
  group("about", "Hakkımızda | About us", { "about.json": "/about/" }),
  group("store", "Mağaza | Store", { "store.json": "/pricing/", "demo-shops/": "/" }),
  group("legal", "Yasal metinler | Legal texts", { "legal/": "/" }),
  group("company", "Şirket ve menüler | Company and menus", {
    "site.json": "/contact-us/",
    "palette.json": "/",
    "contact.json": "/contact-us/",
    "navigation.json": "/",
    "redirects.json": "/",
  }),
  group("strings", "Düğme ve form yazıları | Texts of buttons and forms", { "locales/": "/" }),
];
