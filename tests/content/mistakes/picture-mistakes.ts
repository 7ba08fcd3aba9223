import { fileMistake, logo, pngOf, reference, type FileMistake } from "./file-mistakes";
import { press, sampleItem } from "./mistake";

const path = "M0 0h9v9z";
const frame = "xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'";
const file = `data/references/logos/${logo}`;
const cover = "data/press/covers/sample-cover.png";

const scripts: [name: string, inside: string, found: string][] = [
  ["styles of another host", "<style>@import url(https://firma.com/a.css)</style>", "@import"],
  ["a shape of another host", "<use href='https://firma.com/a.svg#a'/>", "https://"],
  ["a link", "<a href='#a'><path d='M0 0h9'/></a>", "<a>"],
  ["a page inside", "<foreignObject><p>a</p></foreignObject>", "<foreignObject>"],
  ["a photograph inside", "<image href='a.png'/>", "<image>"],
];

const broken: [name: string, content: string][] = [
  ["a drawing that is not closed", `<svg ${frame}><path d='${path}'/>`],
  ["a page around a drawing", `<html><svg ${frame}><path d='${path}'/></svg></html>`],
];

/** Mistakes in pictures and in the names of files and folders. */
export const pictureMistakes: FileMistake[] = [
  ...scripts.map(([name, inside, found]) =>
    fileMistake(
      "picture-script",
      `a logo with ${name}`,
      reference,
      { [file]: `<svg ${frame}>${inside}</svg>` },
      `“logos/${logo}” çiziminde ${found} var. Logolar yalnızca şekillerden oluşur; yazıları eğriye çevirin.`,
      `The drawing “logos/${logo}” contains ${found}. Logos consist of shapes only; convert texts to paths.`,
    ),
  ),
  ...broken.map(([name, content]) =>
    fileMistake(
      "picture-damaged",
      name,
      reference,
      { [file]: content },
      `“logos/${logo}” bir resim olarak açılamıyor. Resmi yeniden kaydedin.`,
      `“logos/${logo}” cannot be opened as a picture. Save the picture again.`,
    ),
  ),
  fileMistake(
    "picture-empty",
    "a logo without shapes",
    reference,
    { [file]: `<svg ${frame}><g></g></svg>` },
    `“logos/${logo}” çiziminde hiçbir şekil yok, sayfada boş görünür. Logoyu yeniden kaydedin.`,
    `The drawing “logos/${logo}” holds no shape and would be empty on the page. Save the logo again.`,
  ),
  fileMistake(
    "picture-without-frame",
    "a logo without its frame",
    reference,
    { [file]: `<svg xmlns='http://www.w3.org/2000/svg'><path d='${path}'/></svg>` },
    `“logos/${logo}” çiziminde viewBox yok, boyutu bozulur. Çizim programından “duyarlı” (responsive) ayarıyla yeniden kaydedin.`,
    `The drawing “logos/${logo}” has no viewBox, so that its size is lost. Save it again as a “responsive” SVG.`,
  ),
  fileMistake(
    "picture-cut",
    "a picture whose end is missing",
    press,
    { [cover]: pngOf(1200, 675).subarray(0, -12) },
    "“covers/sample-cover.png” yarım kalmış: resmin sonu yok. Dosyayı yeniden kopyalayın ya da indirin.",
    "“covers/sample-cover.png” is not whole: the end of the picture is missing. Copy or download the file again.",
  ),
  fileMistake(
    "file-name",
    "a copy that a system named",
    "data/press/sample-item - Kopya.json",
    { "data/press/sample-item - Kopya.json": sampleItem("covers/sample-cover.png") },
    "Dosya adında yalnızca küçük harf (a-z), rakam ve tire olur. Dosyanın adını sample-item-kopya.json yapın, “slug” alanına da aynı adı yazın.",
    "File names have lower-case letters (a-z), digits and hyphens only. Rename the file to sample-item-kopya.json, and write the same name into “slug”.",
  ),
  fileMistake(
    "file-name",
    "a file and its slug in capitals",
    "data/press/Yeni-Haber.json",
    {
      "data/press/Yeni-Haber.json": sampleItem("covers/sample-cover.png").replace(
        "sample-item",
        "Yeni-Haber",
      ),
    },
    "Dosya adında yalnızca küçük harf (a-z), rakam ve tire olur. Dosyanın adını yeni-haber.json yapın, “slug” alanına da aynı adı yazın.",
    "File names have lower-case letters (a-z), digits and hyphens only. Rename the file to yeni-haber.json, and write the same name into “slug”.",
  ),
  fileMistake(
    "folder-renamed",
    "a folder of a legal text under another name",
    "data/legal/conditionz",
    {
      "data/legal/conditions/tr.md": null,
      "data/legal/conditions/en.md": null,
      "data/legal/conditionz/tr.md": "",
      "data/legal/conditionz/en.md": "",
    },
    "Bu klasörü hiçbir sayfa kullanmıyor, data/legal/conditions ise yok. Klasörün adını geri alın: → conditions",
    "No page uses this folder, and data/legal/conditions is gone. Give the folder its name back: → conditions",
  ),
  fileMistake(
    "unknown-file",
    "a legal text in capitals",
    "data/legal/conditions/TR.md",
    { "data/legal/conditions/tr.md": null, "data/legal/conditions/TR.md": "" },
    "Bu dosyayı hiçbir sayfa kullanmıyor. Adını ve uzantısını kontrol edin, gerekmiyorsa silin. → legal/conditions/tr.md",
    "No page uses this file. Check its name and extension, or delete it. → legal/conditions/tr.md",
  ),
];
