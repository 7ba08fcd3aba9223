import type { MaintainerLanguage } from "../../src/config/maintainer-language";

/** Texts in Turkish and English. Names in braces are placeholders. */
const texts = {
  studio: ["Stüdyo", "Studio"],
  tasks: ["Görevler", "Tasks"],
  pages: ["Sayfalar ve içerik", "Pages and content"],
  changePrice: ["Fiyatı ya da başka bir rakamı değiştir", "Change a price or another figure"],
  correctText: ["Bir yazıyı düzelt", "Correct a text"],
  addPress: ["Basın haberi ekle", "Add a press item"],
  addQuestion: ["Soru ekle", "Add a question"],
  orderQuestions: ["Soruları düzenle ve sırala", "Edit and order the questions"],
  schedule: ["Bir içeriği belirli günlerde göster", "Show something on certain days"],
  addReference: ["Referans ekle", "Add a reference"],
  addStory: ["Müşteri hikâyesi ekle", "Add a customer story"],
  publishLegal: ["Yasal metnin yeni sürümünü yayımla", "Publish a new version of a legal text"],
  changeTopics: ["İletişim formunun konularını düzenle", "Edit the topics of the contact form"],
  changeHours: ["Çalışma saatlerini değiştir", "Change the opening hours"],
  changeCompany: ["Şirket bilgilerini değiştir", "Change the company's details"],
  find: ["Bir yazıyı bul", "Find a text"],
  found: ["{count} yerde bulundu", "Found in {count} places"],
  history: ["Geçmiş", "History"],
  handOver: ["Teslim et", "Hand over"],
  undo: ["Geri al", "Undo"],
  redo: ["Yinele", "Redo"],
  undone: ["Geri alındı: {label}", "Undone: {label}"],
  redone: ["Yinelendi: {label}", "Done again: {label}"],
  otherLanguage: ["English", "Türkçe"],
  save: ["Kaydet", "Save"],
  saving: ["Kaydediliyor…", "Saving…"],
  saved: ["Kaydedildi: {label}", "Saved: {label}"],
  nothingToSave: ["Kaydedilecek bir değişiklik yok.", "There is no change to save."],
  leap: ["Değer {before} iken {after} oldu. Doğru mu?", "{before} became {after}. Is that right?"],
  unsaved: ["Kaydedilmemiş değişiklik var", "There are unsaved changes"],
  leave: [
    "Kaydetmediğiniz değişiklikler silinecek. Devam edilsin mi?",
    "Changes that you have not saved will be lost. Go on?",
  ],
  discard: ["Değişiklikleri bırak", "Discard the changes"],
  loadAgain: ["Yeni hâlini aç", "Load the new version"],
  theirs: ["Kaydedilmiş olan: {value}", "Saved meanwhile: {value}"],
  mine: ["Sizinki: {value}", "Yours: {value}"],
  saveMine: ["Benimkini kaydet", "Save mine"],
  drafts: ["Kaydetmeden bıraktıklarınız", "What you left unsaved"],
  draftKept: ["Kaydetmeden bıraktığınız taslak açıldı.", "This is the draft that you left unsaved."],
  moveItemUp: ["Listede yukarı taşı", "Move up in the list"],
  moveItemDown: ["Listede aşağı taşı", "Move down in the list"],
  remove: ["Bu öğeyi sil", "Delete this item"],
  removeSure: [
    "“{label}” silinsin mi? Geçmişten geri alabilirsiniz.",
    "Delete “{label}”? The history can bring it back.",
  ],
  removed: ["Silindi: {label}", "Deleted: {label}"],
  checking: ["Denetleniyor…", "Checking…"],
  mistakes: ["{count} hata var", "Mistakes: {count}"],
  noMistakes: ["Hata yok", "No mistakes"],
  reminders: ["{count} anımsatma var", "Reminders: {count}"],
  firstReminder: ["Anımsatmaya git", "Go to the reminder"],
  firstMistake: ["İlk hataya git", "Go to the first mistake"],
  open: ["Aç: {label}", "Open: {label}"],
  elsewhere: [
    "Başka bir yer bunu kullanıyor; önce orada değiştirin",
    "Another place uses this; change it there first",
  ],
  choose: ["Soldan bir görev ya da sayfa seçin.", "Choose a task or a page on the left."],
  chooseMore: [
    "Yaptığınız her değişiklik kaydedilmeden denetlenir, sonra da geri alınabilir.",
    "Every change is checked before it is saved, and can be undone afterwards.",
  ],
  loading: ["Açılıyor…", "Loading…"],
  counter: ["{length} / {max} karakter", "{length} of {max} characters"],
  counterOpen: ["{length} karakter", "{length} characters"],
  figures: ["Rakam ya da ad ekle", "Insert a figure or a name"],
  insert: ["{name} ekle: {text}", "Insert {name}: {text}"],
  marks: ["Biçim", "Format"],
  strong: ["Kalın", "Bold"],
  emphasis: ["Vurgu", "Emphasis"],
  link: ["Bağlantı", "Link"],
  linkWords: ["bağlantı", "link"],
  linkAddress: [
    "Bağlantı nereye gitsin? Sitedeki bir sayfa için yolunu (/pricing/), başka bir site için tam adresini (https://…) yazın.",
    "Where should the link go? For a page of the site type its path (/pricing/), for another site the whole address (https://…).",
  ],
  fixedName: [
    "Bu ad artık değişmez: ona verilmiş bağlantılar kırılır.",
    "This name stays as it is: links to it would break.",
  ],
  onSite: ["Sitede: {text}", "On the site: {text}"],
  older: [
    "Türkçesi değişti, bu metin eski kaldı. Anlam değiştiyse bunu da güncelleyin.",
    "The Turkish text has changed, and this one is older. Update it if the meaning is another.",
  ],
  choosePicture: ["Resim seç", "Choose a picture"],
  chooseLogo: ["Logo seç (SVG)", "Choose a logo (SVG)"],
  pictureHint: [
    "En çok 25 MB. {width} × {height} piksele kesilir ve sıkıştırılır.",
    "At most 25 MB. It is cut to {width} × {height} pixels and compressed.",
  ],
  logoHint: ["Yalnızca şekillerden oluşan SVG, en çok 32 kB.", "An SVG of shapes only, at most 32 kB."],
  pictureReady: [
    "Resim hazır: {width} × {height} piksel, {kilobytes} kB",
    "Picture ready: {width} × {height} pixels, {kilobytes} kB",
  ],
  logoReady: ["Logo hazır: {kilobytes} kB", "Logo ready: {kilobytes} kB"],
  preparing: ["Resim hazırlanıyor…", "Preparing the picture…"],
  nameFirst: [
    "Önce “Adres adı” alanını yazın; resim o adla saklanır.",
    "Write the field “Address name” first; the picture is kept under that name.",
  ],
  isThere: ["Var", "Present"],
  yes: ["Evet", "Yes"],
  add: ["Ekle", "Add"],
  moveUp: ["Yukarı taşı", "Move up"],
  moveDown: ["Aşağı taşı", "Move down"],
  removeItem: ["Sil", "Delete"],
  itemNumber: ["{number}. öğe", "Item {number}"],
  newVersion: [
    "Yeni sürüm: numarayı artır, tarihi bugün yap",
    "New version: raise the number, set the date to today",
  ],
  keepAddress: [
    "Eski adresi yenisine yönlendir: {from} → {to}",
    "Redirect the old address to the new one: {from} → {to}",
  ],
  preview: ["Önizleme", "Preview"],
  previewPhone: ["Telefon (375 piksel)", "Phone (375 pixels)"],
  previewFull: ["Masaüstü (1280 piksel)", "Desktop (1280 pixels)"],
  previewPick: ["Tıklanan yazıyı aç", "Open the text that is clicked"],
  previewReload: ["Önizlemeyi yenile", "Reload the preview"],
  previewApart: ["Ayrı sekmede aç", "Open in a tab of its own"],
  previewDay: ["Siteyi şu günde göster", "Show the site on"],
  previewWaits: [
    "Sayfalar hazırlanıyor, bir iki dakika sürer…",
    "The pages are being prepared, which takes a minute or two…",
  ],
  notEditable: ["Bu yazının bir formu yok.", "No form edits this text."],
  noPreview: [
    "Önizleme için stüdyoyu npm run studio ile başlatın.",
    "For a preview, start the studio with npm run studio.",
  ],
  historyEmpty: ["Henüz bir değişiklik yok.", "There is no change yet."],
  handOverIntro: [
    "Henüz teslim etmediğiniz değişiklikler. Kod dosyalarına dokunulmaz.",
    "Changes that you have not handed over yet. No file of code is touched.",
  ],
  handOverNone: ["Teslim edilecek bir değişiklik yok.", "There is no change to hand over."],
  message: ["Ne değişti? (bir cümle)", "What has changed? (one sentence)"],
  branch: ["Dalın adı", "Name of the branch"],
  makeBranch: ["Dal oluştur", "Make the branch"],
  branchMade: ["“{branch}” dalı hazır.", "The branch “{branch}” is ready."],
  sendIt: ["Dalı gönder", "Send the branch"],
  sent: [
    "“{branch}” dalı gönderildi. İncelenmesi için deponuzda bir çekme isteği (pull request) açın.",
    "The branch “{branch}” is sent. Open a pull request in your repository to have it reviewed.",
  ],
  sendYourself: [
    "Göndermek için terminalde: git push -u origin {branch}",
    "To send it, in a terminal: git push -u origin {branch}",
  ],
  changedFiles: ["Dosyalar", "Files"],
  archive: ["Arşivi indir (ZIP)", "Download the archive (ZIP)"],
  undoOne: ["Geri al: {label}", "Undo: {label}"],
  redoOne: ["Yinele: {label}", "Redo: {label}"],
  offline: [
    "Stüdyoya ulaşılamıyor. Terminalde çalıştığına bakın; yazdıklarınız burada duruyor.",
    "The studio cannot be reached. See whether it runs in the terminal; what you wrote is still here.",
  ],
} satisfies Record<string, [string, string]>;

export type AppText = keyof typeof texts;

export type Translate = (name: AppText, values?: Record<string, string | number>) => string;

/** Returns the translation function of a language. */
export const translator =
  (locale: MaintainerLanguage): Translate =>
  (name, values = {}) => {
    const [turkish, english] = texts[name];
    const text = locale === "tr" ? turkish : english;
    return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
  };
