import { card, circle, color as c, line, person, place, rect, rows, textLines } from "./shapes";

/** Threads that come in from the left and join at a point. */
export const threads = (x: number, y: number, colors: readonly string[]): string =>
  rows(colors, (stroke, index) => {
    const from = 60 + (index * 510) / Math.max(1, colors.length - 1);
    return line(`M-30 ${from}C${x * 0.5} ${from} ${x * 0.45} ${y} ${x} ${y}`, stroke, { width: 16 });
  });

/** A thread of the inbox: who writes, by which channel, and what about. */
export const conversation = (y: number, ground: string, cloth: string, dot: string) =>
  person(640, y, 34, ground, cloth) +
  circle(666, y + 22, 13, dot) +
  textLines(700, y - 20, 330, 2, c.line, 30);

/** A document with its lines, 340 wide. */
export const sheet = (x: number, y: number, turn: number, fill: string) =>
  place(
    x,
    y,
    card(0, 0, 340, 440, 26) + rect(40, 46, 150, 24, 12, fill) + textLines(40, 104, 260, 8, c.line),
    1,
    turn,
  );

export const question = (y: number, isOpen: boolean) =>
  card(300, y, 640, isOpen ? 190 : 92, 24) +
  rect(336, y + 36, 34, 20, 10, c.coral) +
  rect(396, y + 38, isOpen ? 330 : 280, 16, 8, c.ink) +
  line(`M868 ${y + 46}h32${isOpen ? "" : `M884 ${y + 30}v32`}`, c.violet, { width: 8 }) +
  (isOpen ? textLines(396, y + 96, 430, 2, c.line) : "");
