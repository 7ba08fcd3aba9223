import type { SearchEntry } from "../lib/search-options";

/** A built page. */
export type BuiltPage = { path: string; title: string; description: string; ids: ReadonlySet<string> };

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };

/**
 * The text of a piece of HTML.
 * @example textOf("<p>Ürün &amp; <b>sepet</b></p>") // "Ürün & sepet"
 */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_whole, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The beginning of a text, cut between two words.
 * @example summaryOf("Ortak gelen kutusu", 12) // "Ortak gelen…"
 */
export function summaryOf(text: string, longest = 160): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:.]+$/, "")}…`;
}

/** What a page says about itself; nothing for pages that are kept out of search results. */
export function readPage(path: string, html: string, brand: string): BuiltPage | null {
  const meta = (name: string) => new RegExp(`<meta[^>]*name="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1];
  if (meta("robots")?.includes("noindex")) return null;
  const title = textOf(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
  if (title === "") return null;
  return {
    path,
    title: title.replace(` | ${brand}`, ""),
    description: textOf(meta("description") ?? ""),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)),
  };
}

/**
 * The first of some addresses that exists: the page was built, and has the anchor where the address names one.
 * @returns the root where none does
 */
export function existingAddress(candidates: readonly string[], pages: ReadonlyMap<string, BuiltPage>) {
  const exists = (address: string) => {
    const [path = "", anchor] = address.split("#");
    const page = pages.get(path);
    return page !== undefined && (anchor === undefined || page.ids.has(anchor));
  };
  return candidates.find(exists) ?? "/";
}

/** A legal text, one entry a chapter, so that a result leads to the place and not to the top of a long document. */
export function legalEntries(id: string, title: string, html: string): SearchEntry[] {
  return html.split(/(?=<h2 )/).flatMap((chapter) => {
    const [, anchor, heading] = /^<h2 id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/.exec(chapter) ?? [];
    if (!anchor || heading === undefined) return [];
    const text = textOf(chapter.replace(/^<h2[\s\S]*?<\/h2>/, ""));
    return [
      {
        id: `legal:${id}#${anchor}`,
        kind: "legal" as const,
        url: `/${id}/#${anchor}`,
        title: `${title}: ${textOf(heading).replace(/^\d+\.\s*/, "")}`,
        summary: summaryOf(text),
        text,
      },
    ];
  });
}
