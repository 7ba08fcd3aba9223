import type { Scene } from "./scene";
import { conversation, question, sheet, threads } from "./share-parts";
import {
  bubble,
  card,
  circle,
  color as c,
  line,
  person,
  place,
  rect,
  rows,
  shape,
  textLines,
  tick,
} from "./shapes";
import { bag, cart, coin, globe, heart, receiver, storefront } from "./things";

/** Scenes of the pictures that stand for a page where it is shared, 1200 × 630. */
export const shareScenes: Record<string, Scene> = {
  home: {
    ground: c.tint,
    glow: c.lavender,
    draw: () =>
      threads(560, 315, [c.green, c.pink, c.blue, c.sun, c.coral]) +
      card(560, 90, 520, 450, 34) +
      rect(590, 120, 200, 22, 11, c.violet) +
      conversation(210, c.mint, c.green, c.green) +
      conversation(310, c.rose, c.pink, c.pink) +
      conversation(410, c.sky, c.blue, c.blue) +
      rect(600, 470, 300, 40, 20, c.tint) +
      circle(1034, 490, 28, c.violet) +
      line("M1024 490h18m-8-8l8 8-8 8", c.white, { width: 6 }),
  },
  solutions: {
    ground: c.night,
    glow: c.violet,
    draw: () =>
      place(
        0,
        -34,
        card(110, 90, 300, 210, 30) +
          place(165, 125, bag(c.coral, c.ink), 0.6) +
          textLines(300, 150, 80, 3, c.line) +
          card(450, 90, 300, 210, 30, c.violet) +
          rows([60, 110, 80, 140], (h, index) =>
            rect(500 + index * 54, 250 - h, 34, h, 10, index === 3 ? c.sun : c.lavender),
          ) +
          card(790, 90, 300, 210, 30) +
          place(880, 130, receiver(c.green), 0.5) +
          card(110, 330, 300, 210, 30, c.coral) +
          bubble(150, 370, 210, 90, c.white, { lines: 1, ink: c.coral }) +
          card(450, 330, 300, 210, 30) +
          place(500, 350, cart(c.ink, c.sun), 0.72) +
          card(790, 330, 300, 210, 30, c.sun) +
          tick(940, 435, 62, c.ink, c.sun),
      ),
  },
  channels: {
    ground: c.sky,
    glow: "#BBD8F7",
    draw: () =>
      threads(640, 315, [c.green, c.pink, c.blue, c.coral, c.sun, "#12A5A5", c.violet]) +
      circle(740, 315, 150, c.white, 0.7) +
      bubble(640, 240, 220, 150, c.violet, { lines: 2, ink: c.lavender, tail: "right" }) +
      card(940, 200, 160, 230, 26) +
      person(1020, 270, 44, c.blush, c.coral) +
      textLines(970, 344, 100, 2, c.line),
  },
  pricing: {
    ground: c.cream,
    glow: "#FFDF97",
    draw: () =>
      card(150, 170, 250, 330, 30) +
      rect(186, 210, 110, 20, 10, c.line) +
      textLines(186, 330, 170, 4, c.line) +
      card(440, 110, 320, 440, 34, c.violet) +
      rect(480, 156, 150, 22, 11, c.lavender) +
      coin(560, 262, 58) +
      coin(650, 262, 58) +
      textLines(480, 370, 230, 3, c.lavender) +
      rect(480, 476, 240, 44, 22, c.sun) +
      tick(734, 132, 40, c.coral, c.ink) +
      card(800, 170, 250, 330, 30) +
      rect(836, 210, 110, 20, 10, c.line) +
      textLines(836, 330, 170, 4, c.line) +
      coin(275, 282, 34) +
      place(884, 240, storefront(c.sky, c.coral, c.ink), 0.2),
  },
  press: {
    ground: c.blush,
    glow: "#FFC9BB",
    draw: () =>
      place(
        270,
        130,
        card(0, 0, 420, 380, 20) +
          rect(36, 36, 180, 26, 13, c.ink) +
          rect(36, 92, 348, 120, 16, c.sky) +
          textLines(36, 244, 348, 3, c.line),
        1,
        -6,
      ) +
      place(
        560,
        110,
        card(0, 0, 440, 420, 20) +
          rect(36, 36, 240, 30, 15, c.coral) +
          rect(36, 98, 180, 150, 16, c.sun) +
          textLines(244, 104, 160, 5, c.line, 32) +
          textLines(36, 290, 368, 3, c.line),
        1,
        5,
      ) +
      circle(970, 150, 62, c.violet) +
      shape("M970 112l11 25 27 3-20 18 6 27-24-14-24 14 6-27-20-18 27-3z", c.sun),
  },
  references: {
    ground: c.mint,
    glow: "#B5E6CC",
    draw: () =>
      place(
        0,
        -34,
        rows([0, 1, 2, 3, 4, 5], (n) =>
          card(140 + (n % 3) * 320, 90 + Math.floor(n / 3) * 240, 280, 200, 28),
        ) +
          place(228, 130, bag(c.coral, c.ink), 0.52) +
          heart(600, 188, 48, c.pink) +
          globe(920, 190, 62, c.sky, c.blue) +
          shape("M214 500l66-116 66 116z", c.violet) +
          circle(280, 470, 20, c.sun) +
          rect(536, 376, 128, 108, 26, c.sun) +
          circle(600, 430, 34, c.coral) +
          line("M850 460C880 370 900 500 930 420S980 380 1000 430", c.green, { width: 16 }),
      ),
  },
  faq: {
    ground: c.tint,
    glow: c.lavender,
    draw: () =>
      question(80, false) +
      question(200, true) +
      question(418, false) +
      bubble(860, 300, 210, 150, c.violet, { tail: "right" }) +
      line("M935 350a32 32 0 1 1 44 34c-10 5-13 10-13 20", c.white, { width: 13 }) +
      circle(966, 428, 9, c.white),
  },
  about: {
    ground: c.ink,
    glow: c.night,
    draw: () =>
      threads(520, 330, [c.sun, c.violet, c.coral]) +
      place(480, 120, storefront(c.white, c.coral, c.violet), 1) +
      person(1010, 250, 64, c.lavender, c.violet) +
      person(1060, 420, 64, c.sun, c.coral, "#D9A074") +
      heart(940, 140, 30, c.coral),
  },
  contact: {
    ground: c.rose,
    glow: "#F9C6DC",
    draw: () =>
      card(240, 150, 480, 330, 34) +
      line("M280 200l200 150 200-150", c.violet, { width: 18 }) +
      textLines(300, 400, 220, 1, c.line) +
      bubble(680, 110, 300, 150, c.violet, { lines: 2, ink: c.lavender, tail: "left" }) +
      bubble(740, 350, 300, 130, c.sun, { lines: 1, ink: c.white, tail: "right" }) +
      place(180, 90, receiver(c.coral), 0.5),
  },
  legal: {
    ground: c.tint,
    glow: "#DDD5FF",
    draw: () =>
      sheet(300, 100, -5, c.violet) +
      sheet(500, 80, 4, c.coral) +
      shape("M860 230l110-40 110 40v110c0 90-60 140-110 160-50-20-110-70-110-160z", c.violet) +
      tick(970, 340, 62, c.white, c.violet),
  },
};
