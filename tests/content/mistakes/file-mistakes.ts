import fs from "node:fs";
import path from "node:path";
import { wholePng } from "../../fixtures/built-pictures";
import type { Mistake } from "./mistake";

/** A mistake in files as such: what is written or, where null, removed, and the file that the finding names. */
export type FileMistake = Omit<Mistake, "change"> & { files: Record<string, string | Buffer | null> };

const firstOf = (folder: string, extension: string) =>
  fs
    .readdirSync(folder)
    .sort()
    .find((name) => name.endsWith(extension)) ?? "";

/** A reference whose logo is drawn wrongly. */
export const reference = `data/references/${firstOf("data/references", ".json")}`;
export const logo = path.basename((JSON.parse(fs.readFileSync(reference, "utf8")) as { logo: string }).logo);
const drawing = (inside: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>${inside}</svg>`;
const article = '---\ntitle: "Bir"\nlead: "İki"\n---\n\nMetin.\n';
const conditions = fs.readFileSync("data/legal/conditions/tr.md", "utf8");
const inForce = /version: "(.*)"/.exec(conditions)?.[1] ?? "";
const cover = "data/press/covers/sample-cover.png";

/** A PNG picture of that size as far as its structure goes, with as many bytes behind it as it takes to be so long. */
export function pngOf(width: number, height: number, length = 0): Buffer {
  const png = wholePng(width, height);
  return Buffer.concat([png, Buffer.alloc(Math.max(length - png.length, 0))]);
}

export const fileMistake = (
  rule: FileMistake["rule"],
  name: string,
  file: string,
  files: FileMistake["files"],
  en: string,
): FileMistake => ({ rule, name, file, files, en });

/** Mistakes in files, in place of edits of their text. */
export const fileMistakes: FileMistake[] = [
  fileMistake(
    "missing-file",
    "a data file that is gone",
    "data/marketing.json",
    { "data/marketing.json": null },
    "The file is missing. Add or restore it.",
  ),
  fileMistake(
    "missing-file",
    "a legal text that is gone",
    "data/legal/gdpr/en.md",
    { "data/legal/gdpr/en.md": null },
    "The file is missing. Add or restore it.",
  ),
  fileMistake(
    "missing-file",
    "strings that are gone",
    "locales/en/common.json",
    { "locales/en/common.json": null },
    "The file is missing. Add or restore it.",
  ),
  fileMistake(
    "unknown-file",
    "a copy kept beside the data",
    "data/press.bak.json",
    { "data/press.bak.json": "{}" },
    "No page uses this file. Check its name and extension, or delete it.",
  ),
  fileMistake(
    "unknown-file",
    "an item that an editor saved as text",
    "data/press/news.json.txt",
    { "data/press/news.json.txt": "{}" },
    "No page uses this file. Check its name and extension, or delete it. → press/news.json",
  ),
  fileMistake(
    "article-without-item",
    "an article without a press item",
    "data/press/articles/nobody",
    { "data/press/articles/nobody/tr.md": article, "data/press/articles/nobody/en.md": article },
    "This article has no press item: add data/press/nobody.json.",
  ),
  fileMistake(
    "article-not-linked",
    "an article that its item does not lead to",
    "data/press/sample-item.json",
    {
      "data/press/articles/sample-item/tr.md": article,
      "data/press/articles/sample-item/en.md": article.replace("Metin", "Text"),
    },
    "This item has an article and its link does not lead there. Write: /press/sample-item/",
  ),
  fileMistake(
    "picture-script",
    "a logo with a script",
    reference,
    { [`data/references/logos/${logo}`]: drawing("<script>1</script>") },
    `The drawing “logos/${logo}” contains <script>. Logos consist of shapes only; convert texts to paths.`,
  ),
  fileMistake(
    "picture-script",
    "a logo with a text, whose letters every system draws otherwise",
    reference,
    { [`data/references/logos/${logo}`]: drawing("<text>A</text>") },
    `The drawing “logos/${logo}” contains <text>. Logos consist of shapes only; convert texts to paths.`,
  ),
  fileMistake(
    "picture-damaged",
    "a text that is called a picture",
    "data/press/sample-item.json",
    { [cover]: "Bu bir resim değil." },
    "“covers/sample-cover.png” cannot be opened as a picture. Save the picture again.",
  ),
  fileMistake(
    "picture-extension",
    "a picture under the name of another kind",
    "data/press/sample-item.json",
    { [cover]: Buffer.concat([Buffer.from("GIF89a"), Buffer.from([0, 9, 0, 9]), Buffer.alloc(32)]) },
    "“covers/sample-cover.png” is not what its extension says. Correct the extension of the file: → .gif",
  ),
  fileMistake(
    "picture-small",
    "a picture that would be blurred",
    "data/press/sample-item.json",
    { [cover]: pngOf(640, 360) },
    "“covers/sample-cover.png” has 640 × 360 pixels and would be blurred on the page. It needs at least 800 × 450.",
  ),
  fileMistake(
    "picture-heavy",
    "a picture as a camera writes it",
    "data/press/sample-item.json",
    { [cover]: pngOf(6000, 4000, 9 * 1024 * 1024) },
    "“covers/sample-cover.png” has 9216 kB, at most 8192 fit. Make the picture smaller and save it again.",
  ),
  fileMistake(
    "missing-file",
    "a former legal text in one language",
    "data/legal/conditions/former/0.9/en.md",
    { "data/legal/conditions/former/0.9/tr.md": legal("Bir zamanlar geçerliydi.", "0.9", "2025-01-01") },
    "The file is missing. Add or restore it.",
  ),
  fileMistake(
    "unknown-file",
    "a former legal text outside a folder of its version",
    "data/legal/conditions/former/tr.md",
    { "data/legal/conditions/former/tr.md": legal("Bir zamanlar geçerliydi.", "0.9", "2025-01-01") },
    "No page uses this file. Check its name and extension, or delete it.",
  ),
  fileMistake(
    "former-not-lower",
    "a former legal text of a version above the one in force",
    "data/legal/conditions/former/99.0/tr.md",
    {
      "data/legal/conditions/former/99.0/tr.md": legal("Bir zamanlar geçerliydi.", "99.0", "2025-01-01"),
      "data/legal/conditions/former/99.0/en.md": legal("It applied once upon a time.", "99.0", "2025-01-01"),
    },
    `The former version 99.0 has to be lower than ${inForce}, which is in force.`,
  ),
  fileMistake(
    "untranslated",
    "a legal text that is a copy of the Turkish one",
    "data/legal/conditions/en.md",
    {
      "data/legal/conditions/tr.md": legal("Bu metin herkesi bağlar, ve yeterince uzundur."),
      "data/legal/conditions/en.md": legal("Bu metin herkesi bağlar, ve yeterince uzundur."),
    },
    "The English text is the Turkish one. Translate it.",
  ),
];

function legal(text: string, version = "1.1", day = "2026-11-22"): string {
  const head = `title: "Koşullar"\nversion: "${version}"\neffectiveDate: ${day}\nsummary: "Özet"`;
  return `---\n${head}\n---\n\n## Bir\n\n${text}\n`;
}
