import fs from "node:fs";
import path from "node:path";
import type { RuleName } from "../../../plugins/content-check/finding";
import { pngOfSize } from "../../fixtures/broken-pictures";
import { press, sampleItem } from "./mistake";

/** Invalid file: the reported path, and the files to write or, if null, to delete. */
export type FileMistake = readonly [
  rule: RuleName,
  file: string,
  files: Record<string, string | Buffer | null>,
  suggestion?: string,
];

/** Returns a PNG that is structurally valid for its size, padded to a given number of bytes. */
export function pngOf(width: number, height: number, length = 0): Buffer {
  const png = pngOfSize(width, height);
  return Buffer.concat([png, Buffer.alloc(Math.max(length - png.length, 0))]);
}

const item = (slug: string) => sampleItem("covers/sample-cover.png").replace('"sample-item"', `"${slug}"`);
const article = '---\ntitle: "Bir"\nlead: "İki"\n---\n\nMetin.\n';
const legal = (text: string, version = "1.1", day = "2026-11-22") =>
  `---\ntitle: "Koşullar"\nversion: "${version}"\neffectiveDate: ${day}\nsummary: "Özet"\n---\n\n## Bir\n\n${text}\n`;
const old = (version: string) => legal("Bir zamanlar geçerliydi.", version, "2025-01-01");
const gif = Buffer.concat([Buffer.from("GIF89a"), Buffer.from([0, 9, 0, 9]), Buffer.alloc(32)]);

/** Reference whose logo is invalid. */
const [first = ""] = fs.readdirSync("data/references").filter((name) => name.endsWith(".json"));
export const reference = `data/references/${first}`;
const { logo } = JSON.parse(fs.readFileSync(reference, "utf8")) as { logo: string };
const xml = "xmlns='http://www.w3.org/2000/svg'";
const drawn = (content: string): FileMistake[2] => ({
  [path.posix.join("data/references", logo)]: content,
});
const shape = "<path d='M0 0h9v9z'/>";
const drawing = (inside: string) => drawn(`<svg ${xml} viewBox='0 0 9 9'>${inside}</svg>`);

const cover = (bytes: string | Buffer): FileMistake[2] => ({ "data/press/covers/sample-cover.png": bytes });

/** Invalid files, as opposed to invalid text within a file. */
export const fileMistakes: readonly FileMistake[] = [
  ["missing-file", "data/marketing.json", { "data/marketing.json": null }],
  ["missing-file", "data/legal/gdpr/en.md", { "data/legal/gdpr/en.md": null }],
  ["missing-file", "locales/en/common.json", { "locales/en/common.json": null }],
  [
    "missing-file",
    "data/legal/conditions/former/0.9/en.md",
    { "data/legal/conditions/former/0.9/tr.md": old("0.9") },
  ],
  ["unknown-file", "data/press.bak.json", { "data/press.bak.json": "{}" }],
  ["unknown-file", "data/press/news.json.txt", { "data/press/news.json.txt": "{}" }, "data/press/news.json"],
  [
    "unknown-file",
    "data/legal/conditions/former/tr.md",
    { "data/legal/conditions/former/tr.md": old("0.9") },
  ],
  [
    "unknown-file",
    "data/legal/conditions/TR.md",
    { "data/legal/conditions/tr.md": null, "data/legal/conditions/TR.md": "" },
    "data/legal/conditions/tr.md",
  ],
  [
    "unknown-file",
    "data/press/articles/nobody",
    { "data/press/articles/nobody/tr.md": article, "data/press/articles/nobody/en.md": article },
    "data/press/nobody.json",
  ],
  [
    "not-allowed",
    press,
    {
      "data/press/articles/sample-item/tr.md": article,
      "data/press/articles/sample-item/en.md": article.replace("Metin", "Text"),
    },
    "/press/sample-item/",
  ],
  [
    "former-order",
    "data/legal/conditions/former/99.0/tr.md",
    {
      "data/legal/conditions/former/99.0/tr.md": old("99.0"),
      "data/legal/conditions/former/99.0/en.md": old("99.0").replace(
        /Bir z.*/,
        "It applied once upon a time.",
      ),
    },
  ],
  [
    "untranslated",
    "data/legal/conditions/en.md",
    {
      "data/legal/conditions/tr.md": legal("Bu metin herkesi bağlar, ve yeterince uzundur."),
      "data/legal/conditions/en.md": legal("Bu metin herkesi bağlar, ve yeterince uzundur."),
    },
  ],
  ["picture-damaged", press, cover("Bu bir resim değil.")],
  ["picture-kind", press, cover(gif)],
  ["picture-kind", press, cover("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
  ["picture-size", press, cover(pngOf(640, 360))],
  ["picture-size", press, cover(pngOf(20_000, 15_000))],
  ["picture-heavy", press, cover(pngOf(6000, 4000, 9 * 1024 * 1024))],
  ["picture-missing", press, { [press]: sampleItem("C:\\\\Users\\\\Zeynep\\\\Kapı.jpg") }],
  [
    "picture-missing",
    press,
    {
      [press]: sampleItem("covers/gün.png"),
      [`data/press/covers/${"gün".normalize("NFD")}.png`]: pngOf(1200, 675),
    },
    "covers/gun.png",
  ],
  ["picture-drawing", reference, drawing("<script>1</script>")],
  ["picture-drawing", reference, drawing("<text>A</text>")],
  ["picture-drawing", reference, drawing("<style>@import url(https://firma.com/a.css)</style>")],
  ["picture-drawing", reference, drawing("<use href='https://firma.com/a.svg#a'/>")],
  ["picture-drawing", reference, drawing("<a href='#a'><path d='M0 0h9'/></a>")],
  ["picture-drawing", reference, drawing("<foreignObject><p>a</p></foreignObject>")],
  ["picture-drawing", reference, drawing("<image href='a.png'/>")],
  ["picture-drawing", reference, drawing("<use xlink:href='other.svg#a'/>")],
  ["picture-drawing", reference, drawn(`<svg ${xml} viewBox='0 0 9 9'>${shape}`)],
  ["picture-drawing", reference, drawn(`<html><svg ${xml} viewBox='0 0 9 9'>${shape}</svg></html>`)],
  ["picture-kind", reference, { [Object.keys(drawn(""))[0] ?? ""]: pngOf(200, 80) }],
  ["picture-drawing", reference, drawing("<g></g>")],
  ["picture-drawing", reference, drawn(`<svg ${xml}>${shape}</svg>`)],
  ["picture-drawing", reference, drawn(`<svg ${xml} viewBox='0 0 0 0'>${shape}</svg>`)],
  ["picture-drawing", reference, drawn(`<svg ${xml} viewBox='auto'>${shape}</svg>`)],
  [
    "file-name",
    "data/press/sample-item - Kopya.json",
    { "data/press/sample-item - Kopya.json": item("sample-item") },
    "sample-item-kopya.json",
  ],
  [
    "file-name",
    "data/press/Yeni-Haber.json",
    { "data/press/Yeni-Haber.json": item("Yeni-Haber") },
    "yeni-haber.json",
  ],
  ["name-taken", "data/press/2.json", { "data/press/2.json": item("2") }],
  ["name-taken", "data/press/source.json", { "data/press/source.json": item("source") }],
  ["name-taken", "data/press/main.json", { "data/press/main.json": item("main") }],
];
