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
  "mark-blank": {
    tr: "İşaret ile içindeki söz arasında boşluk olmaz, yoksa sayfada yazıldığı gibi görünür: {nearest}",
    en: "There is no blank between a mark and its words, or it would be shown as typed: {nearest}",
  },
  "mark-no-words": {
    tr: "“{found}” bağlantısında tıklanacak söz yok. Köşeli parantezin içine yazın.",
    en: "The link “{found}” has no words to click on. Write them between the square brackets.",
  },
  "mark-nested": {
    tr: "İşaretler iç içe yazılmaz, “{found}” sayfada yazıldığı gibi görünür. Birini silin.",
    en: "Marks do not stand inside each other: “{found}” would be shown as typed. Delete one of them.",
  },
  "mark-address": {
    tr: "“{value}” bağlantı adresi olamaz. /pricing/ gibi bir yol ya da https:// ile başlayan bir adres yazın. {nearest}",
    en: "“{value}” cannot be a link: write a path such as /pricing/, or an address that starts with https://. {nearest}",
  },
  "mark-brackets": {
    tr: "Adresteki parantezler bağlantıyı yarıda keser. Yerlerine %28 ve %29 yazın. {nearest}",
    en: "The brackets of this address would end the link. Write %28 and %29 in their place. {nearest}",
  },
  "mark-mail": {
    tr: "E-posta adresi (“{value}”) burada bağlantı olamaz. Adresi {email} olarak yazın ya da iletişim sayfasına bağlantı verin: /contact-us/",
    en: "An e-mail address (“{value}”) cannot be a link here. Write {email}, or link to the contact page: /contact-us/",
  },
  "mark-phone": {
    tr: "Telefon numarası (“{value}”) burada bağlantı olamaz. Numarayı {phone} olarak yazın ya da iletişim sayfasına bağlantı verin: /contact-us/",
    en: "A telephone number (“{value}”) cannot be a link here. Write {phone}, or link to the contact page: /contact-us/",
  },
  "mark-site-link": {
    tr: "“{value}” metnin içinde kullanılamaz. Adresin tamamını data/site.json dosyasındaki “links” alanından alıp yazın.",
    en: "“{value}” cannot be used inside a text. Write the whole address, as it stands below “links” in data/site.json.",
  },
  "mark-gap": {
    tr: "] ile ( arasında boşluk olmaz, yoksa bağlantı çalışmaz: {nearest}",
    en: "There is no blank between ] and (, or the link does not work: {nearest}",
  },
  "mark-no-link": {
    tr: "Bu metinde bağlantı olmaz, kartın kendisi bağlantıdır: “{found}”. Köşeli parantezi ve adresi silin.",
    en: "This text holds no links, for its card is one: “{found}”. Delete the brackets and the address.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
