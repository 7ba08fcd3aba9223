import type { Target } from "./target";

/** Items that can be added, by task (studio/texts/texts.json). */
export const newItemKinds = {
  addQuestion: { file: "data/faq.json" },
  addPress: { folder: "data/press" },
  addReference: { folder: "data/references" },
  addStory: { folder: "data/stories" },
  addRedirect: { file: "data/redirects.json" },
} as const;

/** Target that represents a redirect to be added. */
export const newRedirect: Target = { file: newItemKinds.addRedirect.file, at: [] };

export type NewItemKind = keyof typeof newItemKinds;

/** Matches the files whose items may have a publication period. */
export const scheduled = /^data\/(?:faq|(?:press|references|stories)\/[\w-]+)\.json$/;

/** Group of items; its title is bilingual, and `files` maps paths below data/ to pages and anchors. */
type Group = readonly [id: string, title: string, files: Record<string, string>, adds?: NewItemKind];

/** Groups of the studio's list: pages first, then content used on all pages. */
export const outlineGroups: readonly Group[] = [
  ["figures", "Fiyatlar ve rakamlar | Prices and figures", { "constants.json": "/pricing/" }],
  [
    "home",
    "Ana sayfa | Home page",
    { "home.json": "/", "advantages.json": "/", "marketing.json": "/", "payments.json": "/" },
  ],
  ["pricing", "Fiyat sayfası | Pricing page", { "pricing.json": "/pricing/" }],
  ["press", "Basın | Press", { "press/": "/press/#", "press/articles/": "/press/" }, "addPress"],
  ["faq", "Sorular | Questions", { "faq.json": "/faq/#", "faq-categories.json": "/faq/" }, "addQuestion"],
  [
    "references",
    "Referanslar | References",
    { "references/": "/referances/#", "reference-categories.json": "/referances/" },
    "addReference",
  ],
  ["stories", "Müşteri hikâyeleri | Customer stories", { "stories/": "/referances/<slug>/" }, "addStory"],
  [
    "solutions",
    "Çözümler | Solutions",
    { "solutions.json": "/solutions/#", "solution-groups.json": "/solutions/#" },
  ],
  ["channels", "Kanallar | Channels", { "channels.json": "/channels/#", "templates.json": "/channels/" }],
  ["about", "Hakkımızda | About us", { "about.json": "/about/" }],
  ["store", "Mağaza | Store", { "store.json": "/pricing/", "demo-shops/": "/" }],
  ["legal", "Yasal metinler | Legal texts", { "legal/": "/" }],
  [
    "company",
    "Şirket ve menüler | Company and menus",
    {
      "site.json": "/contact-us/",
      "palette.json": "/",
      "contact.json": "/contact-us/",
      "navigation.json": "/",
      "redirects.json": "/",
    },
    "addRedirect",
  ],
  ["strings", "Düğme ve form yazıları | Button and form texts", { "locales/": "/" }],
];
