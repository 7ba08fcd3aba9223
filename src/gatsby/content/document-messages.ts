import type { MaintainerLanguage } from "./maintainer-language";

/** Messages about texts in Markdown. Names in braces are values of the finding. */
export const documentMessages = {
  "front-matter": {
    tr: "Dosya iki --- satırı arasındaki bilgilerle başlamalı (başlık ve diğerleri).",
    en: "The file has to start with its details between two --- lines.",
  },
  "front-matter-syntax": {
    tr: '--- satırları arasındaki bilgiler burada okunamıyor. Her satırı title: "Metin" biçiminde yazın.',
    en: 'The details between the --- lines cannot be read here. Write each line like title: "Text".',
  },
  "front-matter-tab": {
    tr: "--- satırları arasında sekme (Tab) olmaz. Yerine boşluk koyun.",
    en: "There are no tabs between the --- lines. Put blanks in their place.",
  },
  "front-matter-line": {
    tr: "Bu satır okunamıyor: alanın adından sonra iki nokta ve boşluk gelir. {nearest}",
    en: "This line cannot be read: a colon and a blank stand behind the name of a field. {nearest}",
  },
  "front-matter-quote": {
    tr: "Tırnaklardan biri eksik. Şöyle yazın: {nearest}",
    en: "One of the quotes is missing. Write: {nearest}",
  },
  "front-matter-quotes": {
    tr: "Bu metin tırnak içinde olmalı, içindeki bir işaret yanlış okunur. Şöyle yazın: {nearest}",
    en: "This text needs quotes: a sign in it would be misread. Write: {nearest}",
  },
  "needs-quotes": {
    tr: "Tırnaksız yazılınca {value} olarak okunur. Şöyle yazın: {nearest}",
    en: "Without quotes it is read as {value}. Write: {nearest}",
  },
  "heading-gap": {
    tr: "# işaretinden sonra boşluk olmalı: {nearest}",
    en: "There has to be a blank after the # signs: {nearest}",
  },
  "heading-level": {
    tr: "Sayfanın başlığı yukarıdaki “title” alanıdır; metindeki başlıklar ## ile başlar. {nearest}",
    en: "The page's heading is the “title” above; headings of the text start with ##. {nearest}",
  },
  "heading-form": {
    tr: "Başlık satırın başında durur, içinde işaret olmaz. Şöyle yazın: {nearest}",
    en: "A heading stands at the start of its line and holds no marks. Write: {nearest}",
  },
  "heading-skipped": {
    tr: "Bu başlık bir düzey atlıyor; ## başlığın altında ### gelir. {nearest}",
    en: "This heading skips a level: below ## comes ###. {nearest}",
  },
  "table-head": {
    tr: "Tablonun ilk satırının altında çizgiler olmalı. Şu satırı ekleyin: {nearest}",
    en: "A table needs dashes below its first row. Add the line: {nearest}",
  },
  "table-cells": {
    tr: "Tablonun {expected} sütunu var, bu satırda {actual} hücre var. Satırı düzeltin.",
    en: "The table has {expected} columns, and this row {actual} cells. Correct the row.",
  },
  "list-sign": {
    tr: "“{found}” listeye çevrilmez, satırlar yan yana görünür. Her satıra “- ” ile başlayın.",
    en: "“{found}” makes no list: its lines would run on. Start each of them with “- ”.",
  },
  "list-lines": {
    tr: "“{found}” ile başlayan satırlar listeye çevrilmez, yan yana görünür. Aralarına boş satır koyun ya da her satıra “- ” ile başlayın.",
    en: "Lines that start with “{found}” make no list and would run on. Put a blank line between them, or start each with “- ”.",
  },
  "markdown-code": {
    tr: "Dört boşlukla ya da ``` ile başlayan satır kod gibi görünür. Baştaki boşlukları ya da işareti silin.",
    en: "A line that starts with four blanks or with ``` is shown as code. Delete the blanks or the signs.",
  },
  "markdown-picture": {
    tr: "Metinlerde resim kullanılmaz: “{found}”. Silin ya da ünlem işaretini kaldırıp bağlantı yapın.",
    en: "Texts hold no pictures: “{found}”. Delete it, or remove the exclamation mark to make it a link.",
  },
  "markdown-reference": {
    tr: "“{found}”: bağlantının adresi yanına yazılır, [metin](/adres/) biçiminde.",
    en: "“{found}”: the address of a link stands beside it, as in [text](/address/).",
  },
  "chapters-differ": {
    tr: "Türkçe metinde {expected} bölüm var, bu metinde {actual}. Eksik bölümü ekleyin ya da fazlasını silin.",
    en: "The Turkish text has {expected} chapters, this one {actual}. Add what is missing, or delete what is too much.",
  },
  "days-differ": {
    tr: "Yürürlük tarihi diller arasında farklı: {value} ve {other}. {nearest}",
    en: "The effective date differs between the languages: {value} and {other}. {nearest}",
  },
  "no-chapters": {
    tr: "Metinde bölüm yok. Bölüm başlıkları ## ile başlar.",
    en: "The text has no chapters. Their headings start with ##.",
  },
  "chapter-twice": {
    tr: "“{value}” adında iki bölüm var; bağlantılar karışır. Birinin adını değiştirin.",
    en: "Two chapters are named “{value}”, which mixes up links. Rename one of them.",
  },
  "versions-differ": {
    tr: "Sürüm diller arasında farklı: {value} ve {other}. Metinleri birlikte güncelleyin.",
    en: "The version differs between the languages: {value} and {other}. Update both texts together.",
  },
  "former-folder": {
    tr: "Klasörün adı metnin sürümü olmalı: klasör {value}, metin {other}. Birini düzeltin.",
    en: "The folder is named after the version of its text: the folder says {value}, the text {other}. Correct one of them.",
  },
  "former-not-lower": {
    tr: "Eski sürüm {value}, yürürlükteki {other} sürümünden küçük olmalı.",
    en: "The former version {value} has to be lower than {other}, which is in force.",
  },
  "former-not-earlier": {
    tr: "Bu sürümün tarihi ({value}) sonraki {version} sürümünün tarihinden ({other}) önce olmalı.",
    en: "The date of this version ({value}) has to be before that of version {version}, which followed it ({other}).",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
