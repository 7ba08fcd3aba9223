import type { MaintainerLanguage } from "../../src/config/maintainer-language";

/** Error messages of the studio. Names in braces are placeholders for the error's values. */
const messages = {
  badRequest: { tr: "İstek anlaşılamadı.", en: "The request could not be understood." },
  changedMeanwhile: {
    tr: "Aynı alan siz yazarken başka bir yerde de değişti. Hangisi kalsın?",
    en: "The same field was changed elsewhere while you were writing. Which one is to stay?",
  },
  changedSince: {
    tr: "Aynı yer daha sonra yeniden değişti; önce o değişikliği geri alın.",
    en: "The same place was changed again later; undo that change first.",
  },
  failed: {
    tr: "Beklenmeyen bir hata oldu; ayrıntısı terminalde.",
    en: "Something failed; the terminal says what.",
  },
  foreignHost: {
    tr: "Stüdyo yalnızca bu bilgisayarda açılır.",
    en: "The studio opens on this machine only.",
  },
  foreignOrigin: {
    tr: "Bu istek stüdyonun kendi sayfasından gelmedi.",
    en: "This request did not come from the studio’s own page.",
  },
  gitFailed: { tr: "Git bunu yapamadı: {reason}", en: "Git could not do that: {reason}" },
  heavyDrawing: { tr: "Logo en çok {max} kB olabilir.", en: "A logo can have at most {max} kB." },
  linkedFile: {
    tr: "{file} başka bir yere bağlı; stüdyo oraya yazmaz.",
    en: "{file} is a link to another place; the studio does not write there.",
  },
  missingChange: {
    tr: "Bu değişiklik geçmişte yok; listeyi yeniden açın.",
    en: "The history does not have this change; open the list again.",
  },
  missingFile: { tr: "{file} dosyası yok.", en: "There is no file {file}." },
  missingPart: {
    tr: "Bu öğe artık yok; listeden yeniden seçin.",
    en: "This item is gone; choose from the list again.",
  },
  missingPicture: {
    tr: "Resim bulunamadı; yeniden seçin.",
    en: "The picture was not found; choose it again.",
  },
  nameTaken: {
    tr: "“{name}” adı kullanılıyor; başka bir ad verin.",
    en: "The name “{name}” is taken; choose another.",
  },
  neededSince: {
    tr: "Geri alınamadı: {file} artık bunu kullanıyor.",
    en: "Not undone: {file} relies on it by now.",
  },
  noDrawing: { tr: "Logo SVG olmalı.", en: "A logo has to be an SVG." },
  noHistory: {
    tr: "Geçmiş yazılamadığı için hiçbir şey kaydedilmedi. {file} dosyasına yazılabildiğinden ve diskte yer olduğundan emin olun.",
    en: "Nothing was saved, since the history cannot be written. See that {file} can be written to and the disk has room.",
  },
  noPicture: {
    tr: "Bu dosya okunabilir bir resim değil. JPEG, PNG, WebP ya da AVIF seçin.",
    en: "This file is no picture that can be read. Choose a JPEG, PNG, WebP or AVIF.",
  },
  phonePicture: {
    tr: "Bu, telefonların HEIC biçiminde bir fotoğraf; burada okunamıyor. JPEG olarak kaydedip onu seçin: Mac’te Önizleme’de Dosya > Dışa Aktar, iPhone’da Dosyalar’da “Görüntüyü Dönüştür”.",
    en: "This is a photo in HEIC, the format of phones, which cannot be read here. Save it as JPEG and choose that: File > Export in Preview on a Mac, “Convert Image” in Files on an iPhone.",
  },
  noToken: {
    tr: "Stüdyoyu terminalde yazan adresle başka bir sekmede açın; adres her başlatmada yenilenir. Burada yazdıklarınızı ondan sonra kaydedebilirsiniz.",
    en: "Open the studio in another tab by the address in the terminal; it is new at every start. After that, what you wrote here can be saved.",
  },
  noRemote: {
    tr: "Bu kopyanın gönderileceği bir depo tanımlı değil.",
    en: "This copy has no repository to send to.",
  },
  notUtf8: {
    tr: "{file} UTF-8 değil; düzenleyicinizde UTF-8 olarak kaydedin.",
    en: "{file} is not UTF-8; save it as UTF-8 in your editor.",
  },
  nothingChanged: { tr: "Teslim edilecek bir değişiklik yok.", en: "There is no change to hand over." },
  largePicture: {
    tr: "Resim {across} × {down} piksel, işlenemeyecek kadar büyük. Küçültüp yeniden seçin.",
    en: "The picture has {across} × {down} pixels, too many to process. Make it smaller and choose it again.",
  },
  smallPicture: {
    tr: "Resim {across} × {down} piksel; en az {width} × {height} olmalı.",
    en: "The picture has {across} × {down} pixels; at least {width} × {height} are needed.",
  },
  tooLarge: { tr: "Dosya çok büyük: en çok {max} MB.", en: "The file is too large: at most {max} MB." },
  unknownAddress: { tr: "Böyle bir adres yok.", en: "There is no such address." },
  unknownChange: { tr: "Bu değişiklik zaten geri alınmış.", en: "This change is undone already." },
  unknownFile: {
    tr: "{file} stüdyonun düzenlediği dosyalardan değil.",
    en: "{file} is none of the files that the studio edits.",
  },
  unreadable: {
    tr: "{file} okunamıyor; önce düzenleyicide düzeltin.",
    en: "{file} cannot be read; correct it in an editor first.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;

export type StudioMessage = keyof typeof messages;

/** Returns a message in all languages. */
export function messageOf(
  code: StudioMessage,
  values: Record<string, string | number> = {},
): Record<MaintainerLanguage, string> {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  return { tr: fill(messages[code].tr), en: fill(messages[code].en) };
}
