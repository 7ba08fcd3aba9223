import { card, circle, color as c, picture, place, rect, textLines } from "./shapes";
import { bag } from "./things";

const browser = (inner: string) =>
  card(120, 90, 960, 720, 28) +
  rect(120, 90, 960, 64, 28, "#EEEAFB") +
  rect(120, 126, 960, 28, 0, "#EEEAFB") +
  circle(160, 122, 11, c.coral) +
  circle(194, 122, 11, c.sun) +
  circle(228, 122, 11, c.green) +
  rect(420, 108, 360, 28, 14, c.white) +
  inner;

const header = (fill: string) =>
  rect(160, 190, 110, 22, 11, fill) +
  [0, 1, 2].map((n) => rect(700 + n * 90, 194, 62, 14, 7, c.line)).join("") +
  circle(1010, 200, 16, fill);

const price = (x: number, y: number, w: number) =>
  textLines(x, y, w, 1, c.line) + rect(x, y + 26, w * 0.4, 14, 7, c.ink);

const product = (x: number, y: number, w: number, h: number, ground: string, fill: string) =>
  rect(x, y, w, h, 18, ground) + place(x + w / 2 - h * 0.27, y + h * 0.16, bag(fill, c.ink), h / 370);

const themes: Record<string, () => string> = {
  vitrin: () =>
    picture(
      1200,
      900,
      c.blush,
      "#FFC9BB",
      browser(
        header(c.coral) +
          product(160, 244, 560, 526, c.blush, c.coral) +
          textLines(760, 300, 270, 2, c.ink, 36) +
          textLines(760, 396, 240, 3, c.line, 30) +
          rect(760, 510, 180, 58, 29, c.coral) +
          product(760, 610, 130, 130, c.cream, c.sun) +
          product(910, 610, 130, 130, c.mint, c.green),
      ),
    ),
  dergi: () =>
    picture(
      1200,
      900,
      c.tint,
      c.lavender,
      browser(
        rect(480, 190, 240, 26, 13, c.violet) +
          rect(160, 246, 880, 4, 2, c.ink) +
          product(160, 280, 280, 360, c.tint, c.violet) +
          textLines(470, 290, 260, 2, c.ink, 40) +
          textLines(470, 386, 250, 4, c.line, 32) +
          product(470, 530, 250, 240, c.rose, c.pink) +
          product(750, 280, 290, 230, c.sky, c.blue) +
          textLines(750, 540, 280, 4, c.line, 32) +
          rect(750, 700, 170, 54, 27, c.violet) +
          textLines(160, 670, 270, 3, c.line, 32),
      ),
    ),
  pazar: () =>
    picture(
      1200,
      900,
      c.mint,
      "#B5E6CC",
      browser(
        header(c.green) +
          rect(320, 184, 330, 34, 17, "#EEF8F2") +
          [0, 1, 2, 3, 4]
            .map((n) => rect(160, 260 + n * 52, 150, 34, 17, n === 0 ? c.green : "#EEF8F2"))
            .join("") +
          [0, 1, 2, 3, 4, 5, 6, 7]
            .map((n) => {
              const x = 350 + (n % 4) * 176;
              const y = 256 + Math.floor(n / 4) * 266;
              const pairs = [c.mint, c.green, c.cream, c.sun, c.rose, c.pink, c.sky, c.blue];
              return (
                product(
                  x,
                  y,
                  158,
                  170,
                  pairs[(n % 4) * 2] ?? c.mint,
                  pairs[((n + 1) % 4) * 2 + 1] ?? c.green,
                ) + price(x, y + 188, 140)
              );
            })
            .join(""),
      ),
    ),
};

/** Ids of the themes that have a preview. */
export const themeIds = Object.keys(themes);

/** The preview of a theme of the store module as SVG, 1200 × 900. */
export function themePreview(id: string): string {
  const draw = themes[id];
  if (!draw) throw new Error(`tools/pictures/theme-scenes.ts has no scene for "${id}"`);
  return draw();
}
