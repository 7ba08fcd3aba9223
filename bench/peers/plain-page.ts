import fs from "node:fs";
import path from "node:path";

const dropped = [
  /<script\b[\s\S]*?<\/script>/g,
  /<noscript>[\s\S]*?<\/noscript>/g,
  /<link rel="(?:manifest|apple-touch-icon|sitemap|alternate|prefetch)"[^>]*>/g,
  / data-gatsby-head="true"/g,
];

/** Root-element attributes set by scripts; without them, styles hide elements that need scripts. */
export const shownWithScripts = 'data-scripts="" data-hydrated=""';

const stylesheet = /<style data-href="([^"]+)"[^>]*>[\s\S]*?<\/style>/g;

function stylesOf(html: string, folder: string): string {
  const shell = fs.readdirSync(folder).filter((name) => /^app\..*\.css$/.test(name));
  const own = [...html.matchAll(stylesheet)].map(([, href = ""]) => href);
  const styles = [...shell, ...own]
    .map((file) => fs.readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
  // A page without scripts has to declare its font itself.
  return styles.replace(/@media \(scripting:\s*none\)/g, "@media all");
}

/**
 * Writes the baseline pages: the same text, images, font and styles as plain HTML with one style sheet and no
 * scripts, as if written by hand.
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
    // The combined sheet replaces the site's first one.
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
