import type { Locale } from "../src/config/languages";
import { wordsIn, type Words } from "./words";

/** Messages for visitors, by the code that programs read. */
const messages = {
  malformed_body: {
    tr: "Gönderilen bilgiler okunamadı. Lütfen yeniden deneyin.",
    en: "We could not read what was sent. Please try again.",
  },
  invalid_fields: {
    tr: "Bazı bilgiler eksik ya da hatalı. Lütfen kontrol edin.",
    en: "Some details are missing or not quite right. Please check them.",
  },
  invalid_idempotency_key: {
    tr: "İstek anahtarı geçerli değil. Sayfayı yenileyip yeniden deneyin.",
    en: "The request key is not valid. Reload the page and try again.",
  },
  idempotency_key_reused: {
    tr: "Bu istek daha önce başka bilgilerle gönderildi. Lütfen yeniden deneyin.",
    en: "This request was sent before with other details. Please try again.",
  },
  in_progress: {
    tr: "Bu isteği şu anda işliyoruz. Lütfen biraz bekleyin.",
    en: "We are already working on this request. Please wait a moment.",
  },
  hash_required: {
    tr: "Kurulum bağlantınız eksik. Lütfen size verilen bağlantıyı kullanın.",
    en: "Your setup link is incomplete. Please use the link you were given.",
  },
  looks_automated: {
    tr: "Formu bir program doldurmuş gibi görünüyor. Siz doldurduysanız lütfen yeniden gönderin.",
    en: "It looks as if a program filled in this form. If it was you, please send it again.",
  },
  foreign_origin: {
    tr: "Bu istek başka bir siteden geldi. Lütfen işleminizi bizim sitemizden yapın.",
    en: "This request came from another site. Please continue on ours.",
  },
  foreign_host: {
    tr: "Bu adres bizim değil. Lütfen işleminizi kendi sitemizden yapın.",
    en: "This address is not ours. Please continue on our site.",
  },
  storage_full: {
    tr: "Bilgilerinizi şu anda kaydedemiyoruz. Lütfen daha sonra yeniden deneyin.",
    en: "We cannot save your details right now. Please try again later.",
  },
  wrong_hash: { tr: "Bu kurulumu açma yetkiniz yok.", en: "You are not allowed to open this setup." },
  unknown_onboarding: { tr: "Böyle bir kurulum bulunamadı.", en: "We could not find this setup." },
  unknown_call: { tr: "Böyle bir adres yok.", en: "There is nothing at this address." },
  meta_token_expired: {
    tr: "Meta oturumunuzun süresi doldu. Lütfen yeniden bağlanın.",
    en: "Your Meta session has expired. Please connect again.",
  },
  meta_token_invalid: {
    tr: "Meta bağlantınız doğrulanamadı. Lütfen yeniden bağlanın.",
    en: "We could not verify your Meta connection. Please connect again.",
  },
  unknown_package: { tr: "Böyle bir paket yok.", en: "There is no such package." },
  unknown_feature: {
    tr: "Bu özellik seçtiğiniz pakette yok.",
    en: "This feature is not part of the package.",
  },
  unknown_account: {
    tr: "Bu hesap, izin verdiğiniz hesaplar arasında yok.",
    en: "This account is not among those you allowed.",
  },
  unknown_number: {
    tr: "Bu numara, izin verdiğiniz numaralar arasında yok.",
    en: "This number is not among those you allowed.",
  },
  number_in_use: {
    tr: "Bu numara WhatsApp uygulamasında kullanılıyor. Önce uygulamadan kaldırın ya da başka bir numara seçin.",
    en: "This number is in use in a WhatsApp app. Remove it there first, or choose another number.",
  },
  unknown_integration: { tr: "Böyle bir entegrasyon yok.", en: "There is no such integration." },
  package_missing: { tr: "Devam etmek için önce bir paket seçin.", en: "Please choose a package first." },
  already_completed: {
    tr: "Kurulumunuz başladı. Değişiklik için temsilcinize yazın.",
    en: "Your setup has already started. Please ask your representative for changes.",
  },
  sub_domain_taken: {
    tr: "Bu mağaza adresi alınmış. Lütfen başka bir adres seçin.",
    en: "This store address is taken. Please choose another one.",
  },
  sub_domain_reserved: {
    tr: "Bu mağaza adresi kullanıma kapalı. Lütfen başka bir adres seçin.",
    en: "This store address is reserved. Please choose another one.",
  },
  body_too_large: { tr: "Gönderilen bilgiler çok büyük.", en: "What was sent is too large." },
  file_too_large: {
    tr: "Dosya çok büyük. En fazla 2 MB yükleyebilirsiniz.",
    en: "The file is too large. You can upload up to 2 MB.",
  },
  unsupported_body: {
    tr: "Bu biçimdeki bilgileri kabul edemiyoruz.",
    en: "We cannot accept this kind of content.",
  },
  unsupported_image: {
    tr: "PNG, JPEG, WebP ya da ICO biçiminde bir görsel yükleyin.",
    en: "Please upload a PNG, JPEG, WebP or ICO picture.",
  },
  damaged_image: {
    tr: "Görseli açamadık; dosya bozuk olabilir. Başka bir görsel seçin.",
    en: "We could not open this picture; the file may be damaged. Please choose another one.",
  },
  rate_limited: {
    tr: "Çok fazla deneme yapıldı. Lütfen biraz sonra yeniden deneyin.",
    en: "Too many attempts. Please try again in a little while.",
  },
  internal: {
    tr: "Bizden kaynaklanan bir sorun oluştu. Lütfen yeniden deneyin.",
    en: "Something went wrong on our side. Please try again.",
  },
} satisfies Record<string, Words>;

export type ErrorCode = keyof typeof messages;

/** The sentence of a code. */
export const messageOf = (code: ErrorCode, locale: Locale): string => wordsIn(messages[code], locale);
