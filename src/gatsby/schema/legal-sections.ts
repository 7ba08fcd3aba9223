import { slugOf } from "../../lib/slug";

/** Id and heading of a section in a legal document. */
export type LegalSection = { id: string; title: string };

const section = /<h2>([\s\S]*?)<\/h2>/g;

/**
 * Adds an id to every second-level heading of a rendered document, and returns the headings for its table of
 * contents.
 */
export function withHeadingIds(html: string): { html: string; sections: LegalSection[] } {
  const sections: LegalSection[] = [];
  const linked = html.replace(section, (_whole, inner: string) => {
    const title = inner.replace(/<[^>]+>/g, "").trim();
    const id = slugOf(title);
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: linked, sections };
}
