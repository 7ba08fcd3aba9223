import sharp from "sharp";

/** Renders an SVG as a square PNG. */
export const iconOf = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();

/** Sizes of an .ico file's header and of each image entry, in bytes. */
const headSize = 6;
const entrySize = 16;

/** Creates an .ico file from PNG images, for browsers that request /favicon.ico without reading a page. */
export async function favicon(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => iconOf(svg, size)));
  const head = Buffer.alloc(headSize + entrySize * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = headSize + entrySize * index;
    const size = sizes[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
