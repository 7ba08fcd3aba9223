/** Name of the error thrown in browsers that protect canvases from fingerprinting. */
export const guardedCanvas = "GuardedCanvas";

/** Test colours that neither noise nor an empty canvas produces by chance. */
const colors = [
  [255, 0, 0],
  [0, 128, 255],
  [16, 200, 16],
] as const;

const side = 8;

/** Allowed deviation per colour channel; some browsers alter the lowest bits, which is invisible. */
const tolerance = 24;

/** Reports whether the canvas contains the colours that were drawn. */
function isTrue(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, side * colors.length, side);
  return colors.every((color, index) =>
    color.every((value, channel) => {
      const at = ((side / 2) * side * colors.length + index * side + side / 2) * 4 + channel;
      return Math.abs((data[at] ?? 0) - value) <= tolerance;
    }),
  );
}

/**
 * Verifies that the browser returns canvas content unchanged; to prevent fingerprinting, some silently return
 * noise or blank pixels.
 * @throws an error named `GuardedCanvas`
 */
export async function assertTrueCanvas(): Promise<void> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: side * colors.length, height: side });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const file = await new Promise<Blob | null>((resolve) => {
    colors.forEach((color, index) => {
      if (!context) return;
      context.fillStyle = `rgb(${color.join(" ")})`;
      context.fillRect(index * side, 0, side, side);
    });
    canvas.toBlob(resolve, "image/png");
  });
  if (!context || !file) return; // If drawing fails altogether, it throws an error of its own.
  const drawn = await createImageBitmap(file);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, 0, 0);
  if (isTrue(context)) return;
  throw Object.assign(new Error("This browser changes what is drawn."), { name: guardedCanvas });
}
