import type { MaintainerLanguage } from "./maintainer-language";

/** Messages about how a data file is written. Names in braces are values of the finding. */
export const syntaxMessages = {
  syntax: {
    tr: "Dosya burada okunamıyor: {found}. Virgülleri, tırnakları ve parantezleri kontrol edin.",
    en: "The file cannot be read here: {found}. Check commas, quotes and brackets.",
  },
  unfinished: {
    tr: "Dosya burada bitiyor ama bir parantez ya da tırnak açık kalmış. Eksiği kapatın.",
    en: "The file ends here with a bracket or quote still open. Close it.",
  },
  "empty-file": {
    tr: "Dosya boş. İçeriğini geri getirin ya da dosyayı silin.",
    en: "The file is empty. Restore what it held, or delete it.",
  },
  "not-plain-text": {
    tr: "Bu bir metin dosyası değil (Word, RTF ya da HTML). İçeriği düz metin olarak, UTF-8 ile kaydedin.",
    en: "This is no text file, but one of Word, RTF or HTML. Save its content as plain text in UTF-8.",
  },
  "merge-conflict": {
    tr: "İki değişiklik birbiriyle çakışmış ve dosyada işaretleri kalmış (<<<<<<<, |||||||, =======, >>>>>>>). Geçerli olanı bırakıp ötekini ve işaretleri silin.",
    en: "Two changes are in conflict and have left their marks (<<<<<<<, |||||||, =======, >>>>>>>). Keep what holds, and delete the other and the marks.",
  },
  "invisible-character": {
    tr: "Burada görünmeyen bir karakter var ({found}), büyük olasılıkla bir yerden kopyalanmış. Satırı silip elle yeniden yazın.",
    en: "There is an invisible character here ({found}), most likely copied from elsewhere. Delete the line and type it again.",
  },
  comment: {
    tr: "Bu dosyalarda açıklama satırı olmaz (// ya da /* */). Silin.",
    en: "These files hold no comments (// or /* */). Delete it.",
  },
  semicolon: {
    tr: "Burada noktalı virgül var; alanların arasına virgül konur.",
    en: "Here is a semicolon; fields have a comma between them.",
  },
  "extra-comma": {
    tr: "Burada fazladan bir virgül var. Silin.",
    en: "There is a comma too many here. Delete it.",
  },
  "missing-colon": {
    tr: "Alanın adı ile değeri arasına iki nokta (:) konur.",
    en: "A colon (:) stands between the name of a field and its value.",
  },
  "tab-inside": {
    tr: "Metnin içinde sekme (Tab) var. Yerine boşluk koyun.",
    en: "There is a tab inside the text. Put a blank in its place.",
  },
  "line-break": {
    tr: "Metin satırın ortasında bölünmüş. Tırnaktan tırnağa tek satırda yazın.",
    en: "The text is broken into lines. Write it on one line, from quote to quote.",
  },
  backslash: {
    tr: "Burada ters bölü (\\) var: {found}. Yollarda yerine / yazın.",
    en: "Here is a backslash (\\): {found}. Write / in paths instead.",
  },
  "quote-inside": {
    tr: 'Metnin içindeki düz tırnak (") metni yarıda keser. Yerine kıvrık tırnak koyun: {nearest}',
    en: 'The straight quote (") inside the text ends it too early. Put curly quotes in its place: {nearest}',
  },
  "unclosed-quote": {
    tr: 'Bu metnin sonunda tırnak eksik. Virgülden önce düz tırnak (") koyun.',
    en: 'This text has no quote at its end. Put a straight quote (") before the comma.',
  },
  "missing-quotes": {
    tr: "Metinler düz tırnak içinde yazılır: {nearest}",
    en: "Texts stand between straight quotes: {nearest}",
  },
  "single-quotes": {
    tr: "Tek tırnak (') olmaz, çift tırnak koyun: {nearest}",
    en: "Single quotes (') do not count here; use double ones: {nearest}",
  },
  "choice-form": {
    tr: "Bu değer küçük harfle, tırnaksız ve İngilizce yazılır: {nearest}",
    en: "This value is written in lower case, in English and without quotes: {nearest}",
  },
  "number-form": {
    tr: "Sayılar yalnızca rakamla yazılır; birim ve binlik ayracı konmaz: {nearest}",
    en: "Numbers are digits alone, without unit and without a mark for thousands: {nearest}",
  },
  "wrong-bracket": {
    tr: "Bu kapanış parantezi ({found}) açılanla eşleşmiyor. { ile açılan } ile, [ ile açılan ] ile kapanır.",
    en: "This closing bracket ({found}) does not fit the opening one: { ends with }, [ ends with ].",
  },
  "text-behind": {
    tr: "Dosya bitmiş, arkasında fazladan bir şey var: {found}. Silin ya da önceki kapanış parantezini kaldırın.",
    en: "The file has ended and something stands behind it: {found}. Delete it, or take the closing bracket before it away.",
  },
  "item-open": {
    tr: "Burada yeni bir öğe başlıyor ama önceki kapanmamış. Bu satırdan önce }, koyun.",
    en: "A new item starts here, and the one before it is not closed. Put }, before this line.",
  },
  "missing-comma": {
    tr: "İki alanın arasında virgül eksik. Bu satırdan önceki değerin sonuna virgül koyun.",
    en: "A comma is missing between two fields. Put one after the value before this line.",
  },
  "trailing-comma": {
    tr: "Son öğeden sonra virgül olmaz. Virgülü silin.",
    en: "There is no comma after the last item. Delete it.",
  },
  "decimal-comma": {
    tr: "Ondalık sayılar virgülle değil noktayla yazılır: {nearest}.",
    en: "Decimals are written with a point, not a comma: {nearest}.",
  },
  "smart-quotes": {
    tr: 'Değerlerin çevresinde düz tırnak (") olur; buraya kıvrık tırnak konmuş.',
    en: 'Values stand between straight quotes ("); these are curly.',
  },
  "duplicate-key": {
    tr: "“{key}” alanı iki kez yazılmış; yalnızca sonuncusu geçerli olur. Birini silin.",
    en: "The field “{key}” is written twice; only the last one counts. Delete one of them.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
