import { card, circle, color, line, rect, shape } from "./shapes";

/** A shopping bag, 200 wide and 230 high, from the top left corner. */
export const bag = (fill: string, handle: string): string =>
  line("M60 70V50a40 40 0 0 1 80 0v20", handle, { width: 14 }) +
  shape("M16 60h168l16 150a20 20 0 0 1-20 22H20a20 20 0 0 1-20-22z", fill);

/** A coupon with a cut edge, 420 × 200. */
export const coupon = (fill: string, ink: string): string =>
  `<g filter="url(#shadow)">` +
  shape(
    "M24 0h372a24 24 0 0 1 24 24v46a30 30 0 0 0 0 60v46a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24v-46a30 30 0 0 0 0-60V24A24 24 0 0 1 24 0z",
    fill,
  ) +
  `</g>` +
  line("M280 26v148", ink, { width: 6, dash: "2 20" }) +
  circle(90, 66, 22, ink) +
  circle(180, 134, 22, ink) +
  line("M186 56L84 144", ink, { width: 14 });

/** A coin, with its edge. */
export const coin = (x: number, y: number, r: number): string =>
  circle(x, y + r * 0.16, r, "#D99A1F") +
  circle(x, y, r, color.sun) +
  `<circle cx="${x}" cy="${y}" r="${r * 0.7}" fill="none" stroke="#D99A1F" stroke-width="${r * 0.1}"/>`;

/** A box of cardboard, `s` wide. */
export const box = (x: number, y: number, s: number, fill = "#D9A066"): string =>
  rect(x, y, s, s * 0.78, 10, fill) +
  shape(
    `M${x + s * 0.4} ${y}h${s * 0.2}v${s * 0.3}l${-s * 0.1} ${-s * 0.07}l${-s * 0.1} ${s * 0.07}z`,
    "#A86F36",
    0.8,
  ) +
  rect(x + s * 0.12, y + s * 0.56, s * 0.3, s * 0.08, 4, "#A86F36");

/** A shop front with an awning, 480 × 400. */
export function storefront(wall: string, stripe: string, door: string): string {
  const stripes = Array.from({ length: 5 }, (_, index) => {
    const x = index * 96;
    return shape(`M${x} 60h96v62a48 48 0 0 1-96 0z`, index % 2 ? color.white : stripe);
  });
  return (
    card(20, 60, 440, 340, 20, wall) +
    rect(60, 190, 220, 150, 14, color.sky) +
    line("M60 300h220", color.white, { width: 10 }) +
    rect(320, 190, 100, 210, 14, door) +
    circle(400, 300, 8, color.sun) +
    rect(0, 30, 480, 50, 16, stripe) +
    stripes.join("")
  );
}

/** A megaphone that points to the right, 300 wide. */
export const megaphone = (fill: string, mouth: string, handle: string): string =>
  shape("M60 190l26 120a22 22 0 0 0 22 18h30a16 16 0 0 0 15-20l-27-118z", handle) +
  shape("M40 90h110L290 10v280L150 210H40A40 40 0 0 1 0 170v-40a40 40 0 0 1 40-40z", fill) +
  `<ellipse cx="290" cy="150" rx="26" ry="142" fill="${mouth}"/>`;

/** A telephone receiver, 260 wide. */
export const receiver = (fill: string): string =>
  shape(
    "M64 8L20 34C-14 60-6 150 70 226s168 86 194 50l26-44c6-12 4-24-8-32l-52-34c-12-8-26-4-34 8l-14 20c-6 8-16 10-26 4-30-18-48-36-66-66-6-10-4-20 4-26l20-14c12-8 16-22 8-34L96 16C88 4 76 2 64 8z",
    fill,
  );

/** A globe, with meridians. */
export const globe = (x: number, y: number, r: number, sea: string, ink: string): string =>
  circle(x, y, r, sea) +
  [0.38, 0.78]
    .map(
      (f) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r * f}" ry="${r}" fill="none" stroke="${ink}" stroke-width="9"/>`,
    )
    .join("") +
  line(
    `M${x - r} ${y}h${2 * r}M${x - r * 0.86} ${y - r * 0.5}h${r * 1.72}M${x - r * 0.86} ${y + r * 0.5}h${r * 1.72}`,
    ink,
    {
      width: 9,
    },
  ) +
  line(`M${x} ${y - r}v${2 * r}`, ink, { width: 9 });

/** A heart around its centre. */
export const heart = (x: number, y: number, s: number, fill: string): string =>
  shape(
    `M${x} ${y + s}C${x - s * 1.5} ${y} ${x - s} ${y - s} ${x} ${y - s * 0.35}C${x + s} ${y - s} ${x + s * 1.5} ${y} ${x} ${y + s}z`,
    fill,
  );

/** A shopping cart, 260 wide. */
export const cart = (stroke: string, basket: string): string =>
  shape("M56 50h204l-26 110H80z", basket) +
  line("M0 10h36l46 160h150M56 50h204l-26 110H80", stroke, { width: 16 }) +
  circle(104, 214, 22, stroke) +
  circle(212, 214, 22, stroke);
