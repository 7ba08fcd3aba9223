import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const folder = "data/references";

/** One drawing as a symbol that pages refer to by its id. */
function symbolOf(id: string, svg: string): string {
  const [, viewBox = "0 0 160 60"] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<symbol id="${id}" viewBox="${viewBox}">${inner}</symbol>`;
}

/** All logos of the references in one drawing: two dozen small files would cost two dozen requests. */
export function logoSprite(): string {
  const symbols = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map(
      (file) =>
        JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")) as { slug: string; logo: string },
    )
    .map(({ slug, logo }) => symbolOf(slug, fs.readFileSync(path.join(folder, logo), "utf8")));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

let written: string | undefined;

/** Writes the drawing beside the other static files, once a build and at each look in development; returns its address. */
export function writeLogoSprite(): string {
  if (written && process.env.NODE_ENV === "production") return written;
  const sprite = logoSprite();
  const hash = createHash("md5").update(sprite).digest("hex");
  written = `/static/${hash}/logos.svg`;
  const file = path.join("public", written);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, sprite);
  }
  return written;
}
