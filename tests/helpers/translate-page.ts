/** How a translation replaces a text: in one step, by inserting before removing, or by wrapping. */
export type Translation = "replaced" | "one after the other" | "wrapped";

/**
 * Simulates browser translation: replaces text nodes below an element with elements. The words stay the same,
 * so that tests find them. Also injected into browsers, so it is self-contained.
 */
export function translateText(root: Node, translation: Translation = "replaced") {
  const untouched = "script, style, noscript, template, textarea, font, [translate=no]";
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(untouched)) texts.push(node);
  for (const text of texts) {
    const font = document.createElement("font");
    if (translation === "wrapped") {
      text.before(font);
      font.append(text);
      continue;
    }
    font.append(document.createElement("font"));
    font.firstElementChild?.append(text.data);
    if (translation === "replaced") text.replaceWith(font);
    else {
      text.before(font);
      text.remove();
    }
  }
}
