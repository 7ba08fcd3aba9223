import type { Scene } from "./scene";
import {
  bubble,
  card,
  circle,
  color as c,
  line,
  person,
  place,
  rect,
  shape,
  textLines,
  tick,
  rows,
} from "./shapes";
import { bag, globe, megaphone, storefront } from "./things";

/** Scenes of the older press items, by slug. */
export const earlyPressScenes: Record<string, Scene> = {
  "messages-become-orders": {
    ground: c.tint,
    glow: c.lavender,
    draw: () =>
      bubble(120, 190, 360, 210, c.violet, { lines: 3, ink: c.lavender }) +
      line("M500 330C600 330 590 410 700 400", c.coral, { width: 20 }) +
      line("M676 370l34 30-38 28", c.coral, { width: 20 }) +
      place(760, 190, bag(c.coral, c.ink), 1.35) +
      tick(1010, 250, 52, c.sun, c.ink),
  },
  "shared-number": {
    ground: c.sky,
    glow: "#BCD9F8",
    draw: () =>
      line("M220 200C420 200 380 340 560 340", c.violet) +
      line("M220 340C380 340 420 340 560 340", c.coral) +
      line("M220 480C420 480 380 340 560 340", c.sun) +
      person(190, 170, 84, c.white, c.violet) +
      person(150, 345, 84, c.white, c.coral, "#D9A074") +
      person(190, 520, 84, c.white, c.sun, "#B97A4E") +
      bubble(560, 210, 480, 260, c.white, { lines: 4, ink: c.line, tail: "right" }) +
      circle(1010, 210, 44, c.green) +
      tick(1010, 210, 44, c.green),
  },
  "instagram-shop": {
    ground: c.rose,
    glow: "#F6BFD8",
    draw: () =>
      place(350, 140, storefront(c.white, c.pink, c.violet), 1.1) +
      rows([c.pink, c.violet, c.coral, c.sun, c.green, c.blue], (fill, index) =>
        circle(960 + (index % 2) * 110, 190 + Math.floor(index / 2) * 130, 44, fill),
      ) +
      place(110, 200, bag(c.coral, c.ink), 0.8, -6) +
      line("M60 610C300 650 700 560 1140 620", c.pink, { width: 16 }),
  },
  bthaber: {
    ground: c.ink,
    glow: c.night,
    draw: () =>
      line("M-20 90C420 90 380 340 700 340", c.green, { width: 22 }) +
      line("M-20 215C380 215 420 340 700 340", c.pink, { width: 22 }) +
      line("M-20 340H700", c.blue, { width: 22 }) +
      line("M-20 465C380 465 420 340 700 340", c.sun, { width: 22 }) +
      line("M-20 590C420 590 380 340 700 340", c.coral, { width: 22 }) +
      line("M700 340H860", c.lavender, { width: 34 }) +
      bubble(800, 220, 300, 230, c.white, { lines: 3, ink: c.violet }),
  },
  "guest-checkout": {
    ground: c.mint,
    glow: "#B4E6CB",
    draw: () =>
      place(
        170,
        110,
        rect(0, 0, 300, 460, 24, c.white) +
          shape("M40 40h190l-50 40v340l-140-0z", c.green, 0.85) +
          circle(150, 250, 14, c.sun),
      ) +
      card(520, 210, 500, 290, 34, c.violet) +
      rect(520, 270, 500, 62, 0, c.ink) +
      rect(570, 386, 96, 66, 14, c.sun) +
      textLines(710, 400, 220, 2, c.lavender, 40) +
      tick(1010, 210, 66, c.green),
  },
  "four-languages": {
    ground: c.night,
    glow: c.violet,
    draw: () =>
      globe(600, 345, 205, c.violet, c.lavender) +
      bubble(120, 110, 260, 130, c.coral, { lines: 2 }) +
      bubble(840, 90, 250, 130, c.sun, { lines: 2, ink: c.ink, tail: "right" }) +
      bubble(110, 410, 240, 130, c.green, { lines: 2 }) +
      bubble(850, 400, 250, 130, c.white, { lines: 2, ink: c.violet, tail: "right" }),
  },
  whatsapp: {
    ground: c.mint,
    glow: "#A9E3C3",
    draw: () =>
      bubble(280, 130, 620, 350, c.green) +
      textLines(350, 210, 380, 3, c.white, 52) +
      rect(350, 380, 220, 54, 27, "#14803F") +
      tick(880, 150, 86, c.white, c.green) +
      line("M40 600C240 560 260 640 460 600S760 560 1160 610", c.green, { width: 16 }),
  },
  "easy-ads": {
    ground: c.cream,
    glow: "#FFE19A",
    draw: () =>
      place(120, 180, megaphone(c.coral, "#D9482A", c.ink), 1.15) +
      line("M540 350C700 350 700 190 880 190", c.violet) +
      line("M540 350H880", c.pink) +
      line("M540 350C700 350 700 510 880 510", c.blue) +
      rows([c.violet, c.pink, c.blue], (fill, index) => {
        const y = 120 + index * 160;
        return (
          card(880, y, 220, 136, 22) +
          rect(900, y + 20, 84, 96, 14, fill) +
          textLines(1002, y + 36, 78, 2, c.line)
        );
      }),
  },
  "fast-company": {
    ground: c.tint,
    glow: c.lavender,
    draw: () =>
      rows([150, 220, 190, 300, 380], (h, index) =>
        rect(
          190 + index * 150,
          570 - h,
          96,
          h,
          20,
          [c.lavender, c.violet, c.lavender, c.violet, c.coral][index] ?? c.violet,
        ),
      ) +
      line("M238 400C380 330 420 390 540 300S760 230 838 130", c.ink, { width: 12 }) +
      bubble(880, 70, 220, 130, c.sun, { lines: 2, ink: c.ink }) +
      rect(150, 570, 860, 12, 6, c.ink),
  },
};
