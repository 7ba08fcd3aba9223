import { slugOf } from "../../lib/slug";

/** A chapter of a document: the id of its heading, and the heading's text. */
export type LegalSection = { id: string; title: string };

const chapter = /<h2>([\s\S]*?)<\/h2>/g;

/** Gives every second-level heading of a rendered document an id, and lists them as its contents. */
export function withHeadingIds(html: string): { html: string; sections: LegalSection[] } {
  const sections: LegalSection[] = [];
  const linked = html.replace(chapter, (_whole, inner: string) => {
    const title = inner.replace(/<[^>]+>/g, "").trim();
    const id = slugOf(title);
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: linked, sections };
}
