import fs from "node:fs";
import path from "node:path";

const dropped = [
  /<script\b[\s\S]*?<\/script>/g,
  /<noscript>[\s\S]*?<\/noscript>/g,
  /<link rel="(?:manifest|apple-touch-icon|sitemap|alternate|prefetch)"[^>]*>/g,
  / data-gatsby-head="true"/g,
];

/** By these attributes of the root a page is drawn as after its scripts have run: the styles hide what does nothing without them. */
export const shownWithScripts = 'data-scripts="" data-hydrated=""';

const stylesheet = /<style data-href="([^"]+)"[^>]*>[\s\S]*?<\/style>/g;

/** The styles a page holds, those of the shell and its own, in one text. */
function stylesOf(html: string, folder: string): string {
  const shell = fs.readdirSync(folder).filter((name) => /^app\..*\.css$/.test(name));
  const own = [...html.matchAll(stylesheet)].map(([, href = ""]) => href);
  const styles = [...shell, ...own]
    .map((file) => fs.readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
  // A page without scripts names its font itself.
  return styles.replace(/@media \(scripting:\s*none\)/g, "@media all");
}

/**
 * The limit a page is measured against: the same text, pictures, font and styles as plain HTML and one style sheet, without
 * a script, as a person could have written it by hand.
 */
export function writePlainPages(folder: string, output: string, pages: readonly string[]) {
  fs.rmSync(output, { recursive: true, force: true });
  fs.mkdirSync(output, { recursive: true });
  for (const shared of ["static", "flags", "icon.svg", "favicon-32x32.png"])
    fs.symlinkSync(path.resolve(folder, shared), path.join(output, shared));
  for (const page of pages) {
    const html = fs
      .readFileSync(path.join(folder, page, "index.html"), "utf8")
      .replace(/<script data-font="([^"]+)"/, '<link rel="preload" as="font" href="$1" crossorigin/>$&');
    const style = path.join(page, "style.css");
    fs.mkdirSync(path.join(output, page), { recursive: true });
    fs.writeFileSync(path.join(output, style), stylesOf(html, folder));
    // One sheet where the first of the site's stands.
    let isFirst = true;
    const linked = html.replace(stylesheet, () => {
      const link = isFirst ? `<link rel="stylesheet" href="${style}"/>` : "";
      isFirst = false;
      return link;
    });
    const plain = dropped
      .reduce((text, part) => text.replace(part, ""), linked)
      .replace("<html ", `<html ${shownWithScripts} `);
    fs.writeFileSync(path.join(output, page, "index.html"), plain);
  }
}
