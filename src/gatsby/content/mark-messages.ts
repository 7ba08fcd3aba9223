import type { MaintainerLanguage } from "./maintainer-language";

/** Messages about marked-up texts. Names in braces are values of the finding. */
export const markMessages = {
  "mark-unknown": {
    tr: "Bu alanda yalnızca [bağlantı](/adres/), **kalın** ve *vurgu* kullanılır; “{found}” sayfada yazıldığı gibi görünür.",
    en: "This field knows only [links](/address/), **strong** and *emphasis*: “{found}” would be shown as typed.",
  },
  "mark-unbalanced": {
    tr: "“{found}” işaretinin eşi yok, sayfada yazıldığı gibi görünür. Eşini ekleyin ya da silin.",
    en: "“{found}” has no counterpart and would be shown as typed. Add it, or delete the mark.",
  },
  "mark-nested": {
    tr: "İşaretler iç içe yazılmaz, “{found}” sayfada yazıldığı gibi görünür. Birini silin.",
    en: "Marks do not stand inside each other: “{found}” would be shown as typed. Delete one of them.",
  },
  "mark-address": {
    tr: "“{value}” bağlantı adresi olamaz. /pricing/ gibi bir yol ya da https:// ile başlayan bir adres yazın. {nearest}",
    en: "“{value}” cannot be a link: write a path such as /pricing/, or an address that starts with https://. {nearest}",
  },
  "mark-no-link": {
    tr: "Bu metinde bağlantı olmaz, kartın kendisi bağlantıdır: “{found}”. Köşeli parantezi ve adresi silin.",
    en: "This text holds no links, for its card is one: “{found}”. Delete the brackets and the address.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
