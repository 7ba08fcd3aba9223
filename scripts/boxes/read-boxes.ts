import type { Box } from "./box";

/** An element as the browser lays it out; `words` begin its text, for people. */
export type FoundBox = { way: string; words: string; box: Box | null };

/** What a record holds: the frame of a page, its sections, headings, cards, forms, tables and pictures. */
const recorded = [
  "header, main, footer, section, article, aside, figure, form, table, h1, h2, h3, h4, img, [role=img]",
  // Cards and tiles: items of lists that hold more than a line, or that an address leads to.
  "li:has(h2, h3, h4, img, [role=img], article), li[id]",
].join();

/** What is laid out inside these is their own affair, or is not seen. */
const closed = "[role=img], svg, dialog, [inert], [hidden], template";

/**
 * Runs in the page: boxes of the elements worth keeping still, in the order of the document. A section counts from the end of
 * the one before it, so that a section that grows changes one line of the record and not all that follow.
 */
export function readBoxes({ recorded: wanted, closed: skipped, step: between }: typeof readBoxesInput) {
  const found: FoundBox[] = [];
  const ways = new Map<Element, string>();
  const lastBlock = new Map<Element | null, DOMRect>();
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll(wanted)) {
    if (element.parentElement?.closest(skipped) || element.closest("dialog, [inert], [hidden]")) continue;
    const parent = element.parentElement?.closest(wanted) ?? null;
    const above = parent ? ways.get(parent) : "";
    if (above === undefined) continue;
    // Ids that React makes up count its components.
    const id = /^[a-z][a-z0-9-]*$/.test(element.id) ? `#${element.id}` : "";
    const name = above + (above && between) + element.tagName.toLowerCase() + id;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const way = count === 1 ? name : `${name}:${count}`;
    ways.set(element, way);
    const rect = element.getBoundingClientRect();
    const isBlock = ["HEADER", "MAIN", "SECTION", "FOOTER"].includes(element.tagName);
    const isShown =
      rect.width > 1 && rect.height > 1 && element.checkVisibility({ visibilityProperty: true });
    const origin = parent?.getBoundingClientRect() ?? new DOMRect(0, -window.scrollY);
    const before = isBlock ? lastBlock.get(parent) : undefined;
    if (isShown && isBlock) lastBlock.set(parent, rect);
    found.push({
      way,
      words: (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40),
      box: isShown
        ? {
            x: Math.round(rect.left - origin.left),
            y: Math.round(rect.top - (before?.bottom ?? origin.top)),
            width: Math.round(rect.width),
            height: Math.round(rect.height),
          }
        : null,
    });
  }
  return found;
}

/** What `readBoxes` is given: a function that runs in the page sees nothing else of this file. */
export const readBoxesInput = { recorded, closed, step: " > " };
