import type { Scene } from "./scene";
import {
  bubble,
  card,
  circle,
  color as c,
  line,
  picture,
  place,
  rect,
  shape,
  textLines,
  tick,
} from "./shapes";
import { bag, box, storefront } from "./things";

const loaf = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="92" ry="52" fill="#C9823F"/>` +
  line(`M${x - 46} ${y - 26}l24 46M${x - 8} ${y - 34}l24 56M${x + 32} ${y - 30}l20 48`, "#F2D09B", {
    width: 10,
  });

const soap = (x: number, y: number, fill: string) =>
  `<g filter="url(#shadow)">${rect(x, y, 210, 110, 26, fill)}</g>` +
  rect(x + 24, y + 22, 162, 66, 18, "rgba(255,255,255,0.35)");

const cup = (x: number, y: number, fill: string) =>
  line(`M${x + 120} ${y + 30}h18a30 30 0 0 1 0 60h-26`, fill, { width: 16 }) +
  shape(`M${x} ${y}h130v70a50 50 0 0 1-50 50h-30a50 50 0 0 1-50-50z`, fill) +
  line(`M${x + 40} ${y - 20}c0-24 18-24 18-48M${x + 84} ${y - 20}c0-24 18-24 18-48`, c.white, { width: 8 });

const sprig = (x: number, y: number, h: number) =>
  line(`M${x} ${y}v${-h}`, "#6E8B57", { width: 8 }) +
  [0, 1, 2, 3, 4]
    .map((row) => {
      const at = y - h + row * 30;
      return `<ellipse cx="${x - 15}" cy="${at + 12}" rx="15" ry="12" fill="#8E6BC1"/><ellipse cx="${x + 15}" cy="${at}" rx="15" ry="12" fill="#A687D6"/>`;
    })
    .join("");

const scenes: Record<string, Scene> = {
  "mercan-butik": {
    ground: c.blush,
    glow: "#FFC6B8",
    draw: () =>
      place(270, 220, storefront(c.white, c.coral, c.violet), 1.35) +
      place(380, 500, bag(c.coral, c.ink), 0.62) +
      place(520, 505, bag(c.violet, c.ink), 0.6) +
      line("M930 780C1000 600 960 520 1040 420", c.green) +
      bubble(900, 260, 220, 120, c.green, { lines: 2, tail: "right" }) +
      bubble(60, 150, 220, 120, c.pink, { lines: 2 }) +
      rect(0, 758, 1200, 142, 0, "#F6B8A6"),
  },
  "kuzine-firin": {
    ground: "#2A1A3E",
    glow: "#5B2E4F",
    draw: () =>
      shape("M1000 90a90 90 0 1 0 70 140A96 96 0 0 1 1000 90z", c.cream) +
      line("M330 200c0-50 60-50 60-110s50-50 50-90", "#8D7BA5", { width: 26 }) +
      rect(290, 190, 90, 200, 10, "#7A2A16") +
      shape("M160 760V480a260 260 0 0 1 520 0v280z", "#B23A1E") +
      shape("M270 760V520a150 150 0 0 1 300 0v240z", "#1C0E0A") +
      shape(
        "M420 760c-90 0-100-90-46-150 4 44 34 44 34 0 0-48 18-80 52-100 0 64 60 96 60 160 0 56-40 90-100 90z",
        c.sun,
      ) +
      shape(
        "M420 760c-44 0-50-44-22-76 4 22 18 22 18 0 0-24 10-40 26-50 0 34 30 48 30 80 0 30-22 46-52 46z",
        c.coral,
      ) +
      rect(0, 760, 1200, 140, 0, "#6B4226") +
      loaf(800, 716) +
      loaf(1000, 716) +
      loaf(900, 640) +
      bubble(760, 330, 330, 140, c.green, { lines: 2, tail: "left" }),
  },
  "kopuk-sabun": {
    ground: "#DDF3F1",
    glow: "#AEE0DB",
    draw: () =>
      soap(170, 560, "#7FB69A") +
      soap(210, 450, "#E7C98A") +
      soap(150, 340, "#C99AB0") +
      [0, 1, 2, 3, 4, 5]
        .map((n) => {
          const x = [180, 420, 480, 260, 540, 110][n] ?? 0;
          const y = [230, 260, 430, 130, 600, 480][n] ?? 0;
          return `<circle cx="${x}" cy="${y}" r="${26 + n * 5}" fill="none" stroke="#2BA5A0" stroke-width="8"/>`;
        })
        .join("") +
      line("M880 560C860 420 960 420 1000 340S1080 260 1120 160", c.violet, { width: 16, dash: "2 34" }) +
      box(760, 565, 250) +
      circle(1120, 150, 34, c.coral) +
      rect(0, 760, 1200, 140, 0, "#2BA5A0"),
  },
  "ardic-ahsap": {
    ground: "#F7EBDD",
    glow: "#EBCFAE",
    draw: () =>
      card(740, 120, 360, 300, 20) +
      line("M790 340h250M790 340V230h250v110M830 230v-40h170v40M800 370h40M1000 370h40", c.blue, {
        width: 8,
      }) +
      textLines(790, 150, 120, 1, c.line) +
      rect(140, 470, 720, 56, 16, "#A8693B") +
      line("M180 498h240M520 498h300", "#8A5230", { width: 6 }) +
      shape("M190 526h60l-30 250h-50zM750 526h60l20 250h-50z", "#8A5230") +
      `<circle cx="330" cy="330" r="130" fill="#C68B58"/>` +
      [100, 72, 46, 20]
        .map((r) => `<circle cx="330" cy="330" r="${r}" fill="none" stroke="#8A5230" stroke-width="8"/>`)
        .join("") +
      bubble(880, 520, 240, 130, c.violet, { lines: 2, ink: c.lavender, tail: "right" }) +
      rect(0, 776, 1200, 124, 0, "#D9B48C"),
  },
  "lavanta-sokagi": {
    ground: "#EFE8FB",
    glow: "#D5C5F3",
    draw: () =>
      circle(930, 210, 110, c.sun) +
      shape("M0 620C300 520 620 640 1200 540V900H0z", "#C9B3EC") +
      shape("M0 720C400 620 700 760 1200 650V900H0z", "#A98BDB") +
      [90, 190, 290, 390, 760, 870, 990, 1100].map((x, n) => sprig(x, 860, 250 + (n % 3) * 50)).join("") +
      `<g filter="url(#shadow)">${rect(500, 380, 200, 400, 40, "#F9F4E6")}${rect(550, 270, 100, 120, 16, "#8A6A1F")}</g>` +
      rect(500, 520, 200, 150, 0, c.violet) +
      sprig(600, 650, 110) +
      bubble(170, 130, 300, 130, c.green, { lines: 2, tail: "right" }),
  },
  "telve-kahve": {
    ground: "#3A2418",
    glow: "#5E3D28",
    draw: () =>
      rect(0, 740, 1200, 160, 0, "#5E3D28") +
      `<g filter="url(#shadow)"><circle cx="430" cy="460" r="220" fill="#B5563A"/></g>` +
      circle(430, 460, 150, "#2A1710") +
      circle(430, 460, 118, "#7A4A2A") +
      [
        [380, 420],
        [450, 400],
        [490, 470],
        [420, 500],
        [360, 490],
        [450, 450],
      ]
        .map(([x = 0, y = 0], n) =>
          place(
            x,
            y,
            `<ellipse rx="30" ry="20" fill="#3A1F10"/>` +
              line("M-22 0c14-10 28 10 44 0", "#7A4A2A", { width: 5 }),
            1,
            n * 35,
          ),
        )
        .join("") +
      shape("M340 120h180l-50 130h-80z", "#8D3F29") +
      rect(330, 660, 60, 100, 8, "#8D3F29") +
      rect(470, 660, 60, 100, 8, "#8D3F29") +
      cup(740, 630, c.cream) +
      cup(950, 630, c.coral) +
      bubble(720, 150, 260, 120, c.pink, { lines: 2 }) +
      bubble(850, 320, 260, 120, c.green, { lines: 2, tail: "right" }) +
      tick(1090, 160, 44, c.sun, c.ink),
  },
};

/** The cover of a customer story as SVG, 1200 × 900. */
export function storyCover(slug: string): string {
  const scene = scenes[slug];
  if (!scene) throw new Error(`tools/pictures/story-scenes.ts has no scene for "${slug}"`);
  return picture(1200, 900, scene.ground, scene.glow, scene.draw());
}
