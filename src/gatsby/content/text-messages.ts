import type { MaintainerLanguage } from "./maintainer-language";

/** Messages about texts, links and references. Names in braces are values of the finding. */
export const textMessages = {
  "not-in-list": {
    tr: "“{value}” {list} içinde yok. {nearest}",
    en: "“{value}” is not in {list}. {nearest}",
  },
  "not-in-short-list": {
    tr: "“{value}” {list} içinde yok. Şunlar var: {allowed}.",
    en: "“{value}” is not in {list}. There are: {allowed}.",
  },
  "link-form": {
    tr: "“{value}” bir adres değil. / ile başlayıp / ile biten bir yol (ardından #bölüm gelebilir), site:<bağlantı> ya da https:// ile başlayan bir adres yazın. {nearest}",
    en: "“{value}” is no address: write a path that starts and ends with / (a #section may follow), site:<link>, or https://. {nearest}",
  },
  "dead-link": {
    tr: "“{value}” diye bir sayfa yok. {nearest}",
    en: "There is no page “{value}”. {nearest}",
  },
  "dead-anchor": {
    tr: "{page} sayfasında “#{anchor}” bölümü yok. {nearest}",
    en: "The page {page} has no section “#{anchor}”. {nearest}",
  },
  "own-address": {
    tr: "“{value}” bu sitenin kendi adresi. Sitedeki sayfaya yoluyla bağlantı verin. {nearest}",
    en: "“{value}” is an address of this site. Link to its pages by their path. {nearest}",
  },
  "link-language": {
    tr: "Bağlantı dil öneki olmadan yazılır: {nearest}",
    en: "Links are written without language prefix: {nearest}",
  },
  "unknown-placeholder": {
    tr: "{placeholder} diye bir yer tutucu yok. {nearest}",
    en: "There is no placeholder {placeholder}. {nearest}",
  },
  "double-braces": {
    tr: "Bu dosyalarda yer tutucular tek süslü parantezle yazılır: {nearest}",
    en: "Placeholders of these files have single braces: {nearest}",
  },
  "unclosed-brace": {
    tr: "“{found}” yer tutucusu kapanmamış; sonuna } koyun.",
    en: "The placeholder “{found}” is not closed; put a } at its end.",
  },
  "placeholder-form": {
    tr: "“{found}” yer tutucu olarak tanınmaz, sayfada yazıldığı gibi görünür. Yer tutucular {brand} gibi yazılır. {nearest}",
    en: "“{found}” is no placeholder and would be shown as typed. Placeholders are written like {brand}. {nearest}",
  },
  "currency-twice": {
    tr: "{placeholder} para birimiyle birlikte görünür, yanındaki “{found}” fazladır. Silin.",
    en: "{placeholder} is shown with its currency, so that “{found}” beside it is too much. Delete it.",
  },
  "lines-joined": {
    tr: "Metinde satır sonu var; sayfada satırlar birleşir. Satır sonunu silin ya da metni iki ayrı öğe olarak yazın.",
    en: "The text has a line break, and the page would join its lines. Delete it, or write two items of the list.",
  },
  "other-placeholders": {
    tr: "Yer tutucular Türkçesiyle aynı değil. Burada eksik olan: {expected}, fazla olan: {actual}.",
    en: "The placeholders are not those of the Turkish text. Missing here: {expected}; too many: {actual}.",
  },
  markup: {
    tr: "Bu alan düz metindir, “{found}” sayfada yazıldığı gibi görünür. İşaretleri silin.",
    en: "This field is plain text: “{found}” would be shown as typed. Remove the markup.",
  },
  "markdown-html": {
    tr: "Metinde HTML kullanılmaz, burada {found} var. Markdown kullanın: **kalın**, [bağlantı](/adres/).",
    en: "Texts hold no HTML, and here is {found}. Use Markdown: **bold**, [link](/address/).",
  },
  "brand-typed": {
    tr: "Marka adını elle yazmayın; {nearest} yazın, adı data/site.json belirler.",
    en: "Do not type the brand; write {nearest}, its name stands in data/site.json.",
  },
  untranslated: {
    tr: "İngilizce metin Türkçesiyle aynı. Çevirin.",
    en: "The English text is the Turkish one. Translate it.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
