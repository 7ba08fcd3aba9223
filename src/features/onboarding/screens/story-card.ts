import { assertTrueCanvas } from "@/lib/assert-true-canvas";

/** Texts of a shareable story picture, and the shop's colours (`#rrggbb`). */
export type StoryCard = {
  headline: string;
  name: string;
  address: string;
  color: string;
  onColor: string;
};

/** Size of story pictures on phones, in pixels, and the margin that the phone's controls cover. */
const [width, height, margin] = [1080, 1920, 120];

/** Splits a long name into two lines of similar length; short names remain on one line. */
function linesOf(name: string): string[] {
  if (name.length <= 18) return [name];
  const words = name.split(/\s+/);
  const half =
    words.findIndex((_, index) => words.slice(0, index + 1).join(" ").length >= name.length / 2) + 1;
  return [words.slice(0, half).join(" "), words.slice(half).join(" ")].filter(Boolean);
}

/** Draws centred text at the given size, or smaller if it would be wider than `most` pixels. */
function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  {
    y,
    size,
    weight = 800,
    most = width - 2 * margin,
  }: { y: number; size: number; weight?: number; most?: number },
) {
  const { fontFamily } = getComputedStyle(document.body);
  const fontOf = (pixels: number) => `${weight} ${pixels}px ${fontFamily}`;
  context.font = fontOf(size);
  context.font = fontOf(Math.min(size, (size * most) / context.measureText(text).width));
  context.fillText(text, width / 2, y, most);
}

/**
 * Draws a shop's picture for a social media story: its name below an awning in its colour, and its address.
 * @throws if the browser cannot draw, or alters the pixels
 */
export async function drawStoryCard({ headline, name, address, color, onColor }: StoryCard): Promise<Blob> {
  await assertTrueCanvas();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures.");
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.fillStyle = onColor;
  context.textAlign = "center";
  context.textBaseline = "middle";
  drawText(context, headline, { y: 420, size: 72, weight: 700 });

  // The shop: an awning of five rounded stripes above a window with the first letter of the name.
  const [left, top, stripe] = [margin + 70, 560, (width - 2 * margin - 140) / 5];
  context.fillStyle = "#ffffff";
  context.beginPath();
  context.roundRect(left + 30, top + 100, 5 * stripe - 60, 560, 32);
  context.fill();
  context.shadowColor = "rgb(20 17 43 / 30%)";
  context.shadowBlur = 24;
  for (let index = 0; index < 5; index += 1) {
    context.fillStyle = index % 2 === 0 ? onColor : color;
    context.beginPath();
    context.roundRect(left + index * stripe, top, stripe, 190, [0, 0, stripe / 2, stripe / 2]);
    context.fill();
  }
  context.shadowColor = "transparent";
  context.fillStyle = color;
  context.beginPath();
  context.arc(width / 2, top + 420, 150, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = onColor;
  drawText(context, [...name][0]?.toLocaleUpperCase(document.documentElement.lang) ?? "", {
    y: top + 428,
    size: 150,
  });

  const lines = linesOf(name);
  lines.forEach((line, index) =>
    drawText(context, line, {
      y: 1400 + (index - lines.length / 2) * 110,
      size: lines.length > 1 ? 88 : 112,
    }),
  );
  context.beginPath();
  context.roundRect(margin, 1490, width - 2 * margin, 130, 65);
  context.fill();
  context.fillStyle = color;
  drawText(context, address, { y: 1557, size: 50, weight: 700, most: width - 2 * margin - 100 });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The card could not be encoded."))));
  });
}
