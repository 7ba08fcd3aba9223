import type { MaintainerLanguage } from "./maintainer-language";

/** Mistakes in the days on which an item is on the site. */
export const scheduleMessages = {
  "until-before-from": {
    tr: "Son gün ({until}) ilk günden ({from}) önce; öğe hiç görünmez. Günleri değiştirin.",
    en: "The last day ({until}) is before the first ({from}), so that the item is never shown. Change one of them.",
  },
  "date-after-publishing": {
    tr: "Tarih ({value}) yayın gününden ({from}) sonra; haber gelecekten görünür. Birini değiştirin.",
    en: "The date ({value}) is after the day of publishing ({from}): the item would come from the future. Change one of them.",
  },
  "link-unpublished": {
    tr: "“{value}” bugün yayında değil. Bağlantıyı kaldırın ya da iki öğeye aynı günleri verin.",
    en: "“{value}” is not published today. Remove the link, or give both items the same days.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;

/** Where items stand today: no mistakes. */
export const scheduleReminders = {
  "item-waiting": {
    tr: "Henüz yayında değil: {from} gününde, site o gün yeniden kurulunca görünür.",
    en: "Not published yet: it appears on {from}, when the site is built on that day.",
  },
  "item-past": {
    tr: "Artık yayında değil: son günü {until} idi. Gerekmiyorsa silin.",
    en: "No longer published: its last day was {until}. Delete it if it is not needed.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
