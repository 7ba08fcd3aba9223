import { fileAliases } from "../../../src/config/file-aliases";
import { fixedAliases } from "../../../src/config/redirects";
import { isFields } from "../../../src/lib/is-fields";
import { valueOf, type ContentFiles } from "../content-files";
import type { Finding } from "../finding";
import { anyLanguage } from "./judge-links";
import type { SitePages } from "./site-pages";

const aliased = [...fixedAliases, ...fileAliases].map(({ from }) => `${from}/`);

/** Matches pages that content cannot link to, and client-only pages. */
const unlisted = /^\/(?:404|500|deneme|onboarding)\//;

/**
 * Reports former addresses that have a language prefix, occur twice, or are in use: the redirect would make
 * the page or section unreachable.
 */
export function checkRedirects(files: ContentFiles, { published }: SitePages): Finding[] {
  const json = files.readable.get("redirects.json")?.json;
  const entries = valueOf<unknown[]>(files, "redirects.json") ?? [];
  const all = entries.map((entry) => (isFields(entry) ? String(entry.from) : ""));
  return all.flatMap((value, index) => {
    const [page = "", anchor] = value.split("#");
    const isTaken =
      anchor === undefined
        ? published.has(page) || aliased.includes(page) || unlisted.test(page)
        : anchor === "main" || published.get(page)?.includes(anchor);
    const nearest = value.replace(anyLanguage, "→ /");
    const isTwice = all.indexOf(value) < index;
    const rule = nearest !== value ? "link-path" : isTwice ? "twice" : isTaken ? "name-taken" : null;
    return json && rule ? [json.finding([index, "from"], rule, { value, nearest })] : [];
  });
}
