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
  ["a shape of another file", "<use xlink:href='other.svg#a'/>", "href"],
];

const broken: [name: string, content: string][] = [
  ["a drawing that is not closed", `<svg ${frame}><path d='${path}'/>`],
  ["a page around a drawing", `<html><svg ${frame}><path d='${path}'/></svg></html>`],
];

const frames: [name: string, attribute: string][] = [
  ["without its frame", ""],
  ["with a frame of no size", " viewBox='0 0 0 0'"],
  ["with a word for a frame", " viewBox='auto'"],
];

/** The boxes of an AVIF of 1200 × 675 pixels, with nothing of the picture. */
const avifHead =
  "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA" +
  "AA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAD6AAEAAAAAAAAAewAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEA" +
  "AGF2MDEAAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSUCAAAAABRpc3BlAAAAAAAABLAAAAKjAAAAEHBpeGkAAAAAAwgICAAAABZp" +
  "cG1hAAAAAAAAAAEAAQOBAgMAAACDbWRhdBIACgo5";

const withChange = (bytes: Buffer, at: number) => Buffer.from(bytes).fill(7, at, at + 4);

const damaged: [name: string, picture: { extension: string; bytes: Buffer }][] = [
  ["a PNG with other bytes inside", { extension: "png", bytes: withChange(pngOf(1200, 675), 40) }],
  ["an AVIF whose end is missing", { extension: "avif", bytes: Buffer.from(avifHead, "base64") }],
];

/** Mistakes in pictures and in the names of files and folders. */
export const pictureMistakes: FileMistake[] = [
  ...scripts.map(([name, inside, found]) =>
    fileMistake(
      "picture-script",
      `a logo with ${name}`,
      reference,
      { [file]: `<svg ${frame}>${inside}</svg>` },
      `The drawing “logos/${logo}” contains ${found}. Logos consist of shapes only; convert texts to paths.`,
    ),
  ),
  ...broken.map(([name, content]) =>
    fileMistake(
      "picture-damaged",
      name,
      reference,
      { [file]: content },
      `“logos/${logo}” cannot be opened as a picture. Save the picture again.`,
    ),
  ),
  fileMistake(
    "picture-no-drawing",
    "a picture whose extension was changed to that of a drawing",
    reference,
    { [file]: pngOf(200, 80) },
    `“logos/${logo}” is a PNG picture inside, which another extension does not turn into a drawing. Put the drawing of the logo here, saved as SVG.`,
  ),
  fileMistake(
    "picture-path",
    "a picture where it lies on somebody's disk",
    press,
    { [press]: sampleItem("C:\\\\Users\\\\Zeynep\\\\Kapı.jpg") },
    "Paths have / and neither a backslash (\\) nor blanks around them. → covers/kapi.jpg",
  ),
  fileMistake(
    "picture-empty",
    "a logo without shapes",
    reference,
    { [file]: `<svg ${frame}><g></g></svg>` },
    `The drawing “logos/${logo}” holds no shape and would be empty on the page. Save the logo again.`,
  ),
  ...frames.map(([name, frame]) =>
    fileMistake(
      "picture-without-frame",
      `a logo ${name}`,
      reference,
      { [file]: `<svg xmlns='http://www.w3.org/2000/svg'${frame}><path d='${path}'/></svg>` },
      `The drawing “logos/${logo}” has no viewBox, so that its size is lost. Save it again as a “responsive” SVG.`,
    ),
  ),
  ...damaged.map(([name, picture]) =>
    fileMistake(
      "picture-cut",
      name,
      press,
      {
        [press]: sampleItem(`covers/sample-cover.${picture.extension}`),
        [cover.replace(/png$/, picture.extension)]: picture.bytes,
      },
      `“covers/sample-cover.${picture.extension}” is cut off or damaged. Copy or download the file again.`,
    ),
  ),
  fileMistake(
    "picture-large",
    "a picture that nothing can draw",
    press,
    { [cover]: pngOf(20_000, 15_000) },
    "“covers/sample-cover.png” has 20000 × 15000 pixels, which is more than the site can process. Make it smaller and save it again.",
  ),
  fileMistake(
    "picture-cut",
    "a picture whose end is missing",
    press,
    { [cover]: pngOf(1200, 675).subarray(0, -12) },
    "“covers/sample-cover.png” is cut off or damaged. Copy or download the file again.",
  ),
  fileMistake(
    "file-name",
    "a copy that a system named",
    "data/press/sample-item - Kopya.json",
    { "data/press/sample-item - Kopya.json": sampleItem("covers/sample-cover.png") },
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
    "No page uses this folder, and data/legal/conditions is gone. Give the folder its name back: → conditions",
  ),
  fileMistake(
    "unknown-file",
    "a legal text in capitals",
    "data/legal/conditions/TR.md",
    { "data/legal/conditions/tr.md": null, "data/legal/conditions/TR.md": "" },
    "No page uses this file. Check its name and extension, or delete it. → legal/conditions/tr.md",
  ),
];
