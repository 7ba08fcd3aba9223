import fs from "node:fs";
import { sharePictureSize } from "../../src/config/share-pictures";
import { withColors } from "../brand/palette";
import { pressScene } from "./press-cover";
import { color as c, picture, place, rect } from "./shapes";
import { shareScenes } from "./share-scenes";

/** The flag that the site shows for a language, as an element of another picture. */
const flag = (locale: string, x: number, y: number) =>
  fs
    .readFileSync(`static/flags/${locale}.svg`, "utf8")
    .replace(/<svg([^>]*?)>/, (_tag, attributes: string) => {
      const kept = attributes.replace(/\s(width|height|x|y)="[^"]*"/g, "");
      return `<svg${kept} x="${x}" y="${y}" width="40" height="40">`;
    });

const brandMark = () =>
  withColors(fs.readFileSync("data/brand/mark.svg", "utf8")).replace("<svg ", '<svg width="40" height="40" ');

/** The mark of the brand, without its name, and the flag of the language. */
const signature = (locale: string) =>
  `<g filter="url(#shadow)">${rect(40, 526, 172, 72, 36, c.white)}</g>` +
  place(58, 538, brandMark(), 1.2) +
  `<clipPath id="flag"><circle cx="160" cy="562" r="20"/></clipPath><g clip-path="url(#flag)">${flag(locale, 140, 542)}</g>`;

/** The picture that stands for a page where it is shared, as SVG. */
export function sharePicture(name: string, locale: string): string {
  const { width, height } = sharePictureSize;
  const article = name.startsWith("press-") ? name.slice("press-".length) : undefined;
  const scene = article ? pressScene(article) : shareScenes[name];
  if (!scene) throw new Error(`tools/pictures/share-scenes.ts has no scene for "${name}"`);
  // Covers of the press are 675 high: their middle is shown.
  const drawn = article ? place(0, (height - 675) / 2, scene.draw()) : scene.draw();
  return picture(width, height, scene.ground, scene.glow, drawn + signature(locale));
}
