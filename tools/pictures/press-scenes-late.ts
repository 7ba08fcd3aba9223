import type { Scene } from "./scene";
import { bubble, card, circle, color as c, line, place, rect, shape, textLines, tick, rows } from "./shapes";
import { bag, box, cart, coin, coupon, heart, receiver } from "./things";

/** Scenes of the newer press items, by slug. */
export const latePressScenes: Record<string, Scene> = {
  "call-recording": {
    ground: c.ink,
    glow: c.night,
    draw: () =>
      place(150, 190, receiver(c.coral), 1.1) +
      rows([60, 130, 220, 310, 180, 260, 120, 200, 90, 150, 50], (h, index) =>
        rect(540 + index * 52, 345 - h / 2, 26, h, 13, index < 6 ? c.sun : c.lavender),
      ) +
      circle(1090, 130, 30, c.coral),
  },
  "comment-management": {
    ground: c.rose,
    glow: "#F9C6DC",
    draw: () =>
      card(180, 90, 420, 500, 34) +
      rect(210, 170, 360, 300, 22, c.sun) +
      place(310, 220, bag(c.pink, c.ink), 0.85) +
      circle(236, 130, 22, c.violet) +
      textLines(276, 122, 160, 1, c.line) +
      heart(240, 528, 24, c.pink) +
      bubble(650, 110, 400, 120, c.white, { lines: 2, ink: c.line, tail: "left" }) +
      bubble(700, 290, 360, 120, c.violet, { lines: 2, ink: c.lavender, tail: "right" }) +
      bubble(650, 460, 320, 100, c.white, { lines: 1, ink: c.line }) +
      heart(1040, 150, 26, c.coral),
  },
  "coupons-in-chat": {
    ground: c.blush,
    glow: "#FFC4B5",
    draw: () =>
      place(110, 190, coupon(c.coral, c.white), 1.25, -8) +
      line("M600 420C680 500 700 420 770 400", c.violet, { width: 14, dash: "2 30" }) +
      place(780, 240, cart(c.ink, c.sun), 1.2) +
      tick(1070, 230, 46, c.green),
  },
  "reports-by-channel": {
    ground: c.sky,
    glow: "#BBD8F7",
    draw: () =>
      card(140, 100, 600, 470, 34) +
      rows([c.green, c.pink, c.blue, c.sun, c.coral], (fill, index) => {
        const h = [250, 330, 180, 220, 120][index] ?? 100;
        return rect(190 + index * 106, 520 - h, 66, h, 16, fill);
      }) +
      card(790, 100, 270, 220, 34) +
      `<circle cx="925" cy="210" r="66" fill="none" stroke="${c.line}" stroke-width="34"/>` +
      line("M925 144a66 66 0 0 1 62 88", c.violet, { width: 34 }) +
      card(790, 350, 270, 220, 34, c.ink) +
      line("M830 510C870 440 900 500 940 440S990 430 1020 390", c.sun, { width: 14 }),
  },
  "one-stock": {
    ground: c.cream,
    glow: "#FFDF97",
    draw: () =>
      line("M-20 120C300 120 300 250 520 250", c.green) +
      line("M-20 340C240 340 300 340 520 340", c.pink) +
      line("M-20 560C300 560 300 430 520 430", c.violet) +
      card(500, 90, 580, 510, 30) +
      rows([0, 1], (shelf) => rect(530, 320 + shelf * 220, 520, 18, 9, c.brown)) +
      box(560, 203, 150) +
      box(730, 219, 130, "#E7B679") +
      box(890, 195, 160) +
      box(580, 431, 140, "#E7B679") +
      box(750, 415, 160) +
      tick(1000, 480, 44, c.green),
  },
  "live-tracking": {
    ground: c.night,
    glow: c.violet,
    draw: () =>
      shape("M250 345C400 150 800 150 950 345C800 540 400 540 250 345z", c.white) +
      circle(600, 345, 140, c.violet) +
      circle(600, 345, 70, c.ink) +
      circle(640, 305, 26, c.white) +
      bubble(90, 90, 230, 110, c.coral, { lines: 2 }) +
      bubble(890, 80, 220, 110, c.sun, { lines: 2, ink: c.ink, tail: "right" }) +
      bubble(90, 500, 220, 100, c.green, { lines: 1 }) +
      bubble(900, 490, 210, 100, c.pink, { lines: 1, tail: "right" }),
  },
  "payments-in-a-day": {
    ground: c.mint,
    glow: "#B2E5CA",
    draw: () =>
      place(
        690,
        90,
        card(0, 0, 300, 480, 40, c.ink) + rect(36, 40, 228, 150, 18, c.mint) + rect(56, 505, 0, 0, 0, c.ink),
        1,
      ) +
      rows([0, 1, 2, 3, 4, 5, 6, 7, 8], (key) =>
        rect(732 + (key % 3) * 76, 320 + Math.floor(key / 3) * 70, 60, 50, 14, key === 8 ? c.green : c.night),
      ) +
      tick(840, 205, 54, c.green) +
      rows([0, 1, 2, 3], (index) => coin(250, 520 - index * 44, 84)) +
      rows([0, 1], (index) => coin(460, 520 - index * 44, 84)) +
      coin(560, 190, 70),
  },
  "self-service-setup": {
    ground: c.tint,
    glow: c.lavender,
    draw: () =>
      rows([0, 1, 2, 3, 4], (step) =>
        rect(150 + step * 180, 520 - step * 90, 180, 160 + step * 90, 0, step % 2 ? "#B5A6FA" : c.lavender),
      ) +
      line(
        "M60 470C180 500 180 420 250 440S360 330 430 350 540 240 610 260 720 150 790 170 900 90 960 130",
        c.violet,
        { width: 20 },
      ) +
      line("M960 160V40", c.ink, { width: 14 }) +
      shape("M966 34h150l-34 44 34 44H966z", c.coral) +
      tick(250, 560, 34, c.green) +
      tick(430, 470, 34, c.green) +
      tick(610, 380, 34, c.green),
  },
};
