/** A chapter of a document: the id of its heading, and the heading's text. */
export type LegalSection = { id: string; title: string };

const chapter = /<h2>([\s\S]*?)<\/h2>/g;
const folded: Record<string, string> = { ç: "c", ğ: "g", ı: "i", ö: "o", ş: "s", ü: "u" };

/**
 * A heading as an address fragment, in ASCII.
 * @example slugOf("2. İşlediğimiz veriler") // "2-isledigimiz-veriler"
 */
export function slugOf(heading: string): string {
  return heading
    .toLocaleLowerCase("tr")
    .replace(/[çğıöşü]/g, (letter) => folded[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

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
