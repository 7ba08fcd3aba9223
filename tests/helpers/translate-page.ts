/** How a translation takes a text's place: in one step, before it takes the text away, or around it. */
export type Translation = "replaced" | "one after the other" | "wrapped";

/**
 * Translates the texts below an element as browsers and their extensions do: text nodes make room for elements. The words stay what
 * they were, so that tests find them. It is handed over to browsers as well, and needs nothing else.
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
