import palette from "../../data/palette.json";

/** Colours of the pictures: the site's palette and the tints that go with it. */
export const color = {
  ink: palette.ink900,
  night: palette.ink800,
  violet: palette.primary600,
  lavender: palette.primary300,
  tint: palette.primary50,
  coral: palette.accent500,
  blush: palette.accent100,
  sun: palette.highlight500,
  cream: palette.highlight100,
  green: "#1FA855",
  mint: "#DDF5E7",
  blue: "#2B8CF0",
  sky: "#DCEBFC",
  pink: "#E8478B",
  rose: "#FCE3EE",
  brown: "#8A5A3C",
  white: "#FFFFFF",
  line: palette.ink150,
} as const;

type LineStyle = { width?: number; dash?: string };
type BubbleStyle = { tail?: "left" | "right"; lines?: number; ink?: string };

/** Moves, turns and scales what it holds. */
export const place = (x: number, y: number, inner: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inner}</g>`;

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;

export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

/** A drawn line with round ends: the thread of the brand, or any other stroke. */
export const line = (d: string, stroke: string, { width = 18, dash }: LineStyle = {}): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
  `${dash ? ` stroke-dasharray="${dash}"` : ""}/>`;

/** A surface with a soft shadow. */
export const card = (
  x: number,
  y: number,
  w: number,
  h: number,
  r = 28,
  fill: string = color.white,
): string => `<g filter="url(#shadow)">${rect(x, y, w, h, r, fill)}</g>`;

/** Lines of text, without any text. */
export function textLines(x: number, y: number, w: number, count: number, fill: string, gap = 34): string {
  const widths = [1, 0.72, 0.86, 0.55];
  return Array.from({ length: count }, (_, index) =>
    rect(x, y + index * gap, w * (widths[index % widths.length] ?? 1), 14, 7, fill),
  ).join("");
}

/** A speech bubble; its tail points down to the left or right. */
export function bubble(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  style: BubbleStyle = {},
): string {
  const { tail = "left", lines = 0, ink = color.white } = style;
  const foot = tail === "left" ? x + 44 : x + w - 44;
  const tip = tail === "left" ? -40 : 40;
  const point = `M${foot} ${y + h - 4}h${tip > 0 ? -46 : 46}l${tip > 0 ? 58 : -58} 44z`;
  const top = y + h / 2 - (lines * 34 - 20) / 2;
  return (
    `<g filter="url(#shadow)">${rect(x, y, w, h, Math.min(44, h / 2), fill)}${shape(point, fill)}</g>` +
    textLines(x + 40, top, w - 80, lines, ink)
  );
}

/** A round badge with a tick. */
export const tick = (x: number, y: number, r: number, fill: string, stroke: string = color.white): string =>
  circle(x, y, r, fill) +
  line(`M${x - r * 0.42} ${y + r * 0.03}l${r * 0.3} ${r * 0.32}l${r * 0.55} ${-r * 0.62}`, stroke, {
    width: r * 0.2,
  });

/** Head and shoulders in a circle. */
export const person = (
  x: number,
  y: number,
  r: number,
  ground: string,
  cloth: string,
  skin = "#F3C9A5",
): string =>
  circle(x, y, r, ground) +
  `<clipPath id="p${x}-${y}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#p${x}-${y})">` +
  circle(x, y + r * 0.95, r * 0.72, cloth) +
  circle(x, y - r * 0.12, r * 0.36, skin) +
  shape(
    `M${x - r * 0.4} ${y - r * 0.1}a${r * 0.4} ${r * 0.42} 0 0 1 ${r * 0.8} 0c-${r * 0.2} -${r * 0.22} -${r * 0.55} -${r * 0.1} -${r * 0.8} 0z`,
    color.ink,
  ) +
  `</g>`;

/** The frame of a picture: ground, two large quiet circles and the shadow that cards use. */
export const picture = (w: number, h: number, ground: string, glow: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">` +
  `<defs><filter id="shadow" x="-20%" y="-20%" width="140%" height="160%"><feGaussianBlur in="SourceAlpha" stdDeviation="14"/>` +
  `<feOffset dy="14"/><feComponentTransfer><feFuncA type="linear" slope="0.16"/></feComponentTransfer>` +
  `<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>` +
  rect(0, 0, w, h, 0, ground) +
  circle(w * 0.9, h * 0.1, h * 0.42, glow, 0.55) +
  circle(w * 0.06, h * 0.98, h * 0.34, glow, 0.55) +
  inner +
  `</svg>`;

/** Draws every item of a list. */
export const rows = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join("");
