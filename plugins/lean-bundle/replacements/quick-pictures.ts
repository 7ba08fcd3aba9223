import sharp from "sharp";

/**
 * AVIF encoding effort from 0 to 9. Sharp's default of 4 takes six times as long as 2 and saves nothing: 53.7
 * kB instead of 53.4 for eight covers in two widths. gatsby-plugin-sharp has no option for it (5.16).
 */
const effort = 2;

const drawing = sharp.prototype as { avif: (this: sharp.Sharp, options?: sharp.AvifOptions) => sharp.Sharp };
const { avif } = drawing;
drawing.avif = function quickAvif(options) {
  return avif.call(this, { effort, ...options });
};
