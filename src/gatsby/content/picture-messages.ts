import type { MaintainerLanguage } from "./maintainer-language";

/** Messages about pictures. Names in braces are values of the finding. */
export const pictureMessages = {
  "picture-missing": {
    tr: "“{value}” resmi yok. Dosyayı ekleyin ya da adını düzeltin. {nearest}",
    en: "There is no picture “{value}”. Add the file or correct its name. {nearest}",
  },
  "picture-letters": {
    tr: "“{value}” adındaki harfler dosyada başka türlü yazılı (macOS böyle yapar), resim bulunamaz. Dosyanın adını da buradaki yolu da şöyle yazın: {nearest}",
    en: "The letters of “{value}” are stored otherwise in the file's name, as macOS does, and the picture is not found. Rename the file, and write here as well: {nearest}",
  },
  "picture-kind": {
    tr: "“{value}” bu alana uygun değil; şu türlerden biri olmalı: {allowed}.",
    en: "“{value}” does not fit this field; it has to be one of: {allowed}.",
  },
  "picture-extension": {
    tr: "“{value}” dosyasının içi, uzantısının söylediği türde değil. Dosyanın uzantısını düzeltin: {nearest}",
    en: "“{value}” is not what its extension says. Correct the extension of the file: {nearest}",
  },
  "picture-no-drawing": {
    tr: "“{value}” dosyasının içi bir {type} resmi; uzantısını değiştirmek onu çizime çevirmez. Logonun SVG olarak kaydedilmiş çizimini koyun.",
    en: "“{value}” is a {type} picture inside, which another extension does not turn into a drawing. Put the drawing of the logo here, saved as SVG.",
  },
  "picture-damaged": {
    tr: "“{value}” bir resim olarak açılamıyor. Resmi yeniden kaydedin.",
    en: "“{value}” cannot be opened as a picture. Save the picture again.",
  },
  "picture-path": {
    tr: "Yollarda ters bölü (\\) ve boşluk olmaz, / kullanılır. {nearest}",
    en: "Paths have / and neither a backslash (\\) nor blanks around them. {nearest}",
  },
  "picture-cut": {
    tr: "“{value}” yarım kalmış ya da bozulmuş. Dosyayı yeniden kopyalayın ya da indirin.",
    en: "“{value}” is cut off or damaged. Copy or download the file again.",
  },
  "picture-empty": {
    tr: "“{value}” çiziminde hiçbir şekil yok, sayfada boş görünür. Logoyu yeniden kaydedin.",
    en: "The drawing “{value}” holds no shape and would be empty on the page. Save the logo again.",
  },
  "picture-without-frame": {
    tr: "“{value}” çiziminde viewBox yok, boyutu bozulur. Çizim programından “duyarlı” (responsive) ayarıyla yeniden kaydedin.",
    en: "The drawing “{value}” has no viewBox, so that its size is lost. Save it again as a “responsive” SVG.",
  },
  "picture-small": {
    tr: "“{value}” {width} × {height} piksel; sayfada bulanık çıkar. En az {minWidth} × {minHeight} piksel olmalı.",
    en: "“{value}” has {width} × {height} pixels and would be blurred on the page. It needs at least {minWidth} × {minHeight}.",
  },
  "picture-large": {
    tr: "“{value}” {width} × {height} piksel, site bu kadar büyük bir resmi işleyemez. Küçültüp yeniden kaydedin.",
    en: "“{value}” has {width} × {height} pixels, which is more than the site can process. Make it smaller and save it again.",
  },
  "picture-heavy": {
    tr: "“{value}” {kilobytes} kB, en çok {max} kB olabilir. Resmi küçültüp yeniden kaydedin.",
    en: "“{value}” has {kilobytes} kB, at most {max} fit. Make the picture smaller and save it again.",
  },
  "picture-script": {
    tr: "“{value}” çiziminde {found} var. Logolar yalnızca şekillerden oluşur; yazıları eğriye çevirin.",
    en: "The drawing “{value}” contains {found}. Logos consist of shapes only; convert texts to paths.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
