import { fileAliases } from "../../../src/config/file-aliases";
import { fixedAliases } from "../../../src/config/redirects";
import { jsonOf } from "../content-files";
import type { Finding } from "../finding";
import { anyLanguage } from "./judge-links";
import type { Surroundings } from "./surroundings";

const aliased = [...fixedAliases, ...fileAliases].map(({ from }) => `${from}/`);

/** Matches pages that content cannot link to, and client-only pages. */
const unlisted = /^\/(?:404|500|deneme|onboarding)\//;

/**
 * Reports former addresses that have a language prefix, occur twice, or are in use: the redirect would make
 * the page or section unreachable.
 */
export function checkRedirects({ files, pages: { published } }: Surroundings): Finding[] {
  const json = jsonOf(files, "redirects.json");
  const all = (json.value as { from: string }[]).map(({ from }) => from);
  return all.flatMap((value, index) => {
    const [page = "", anchor] = value.split("#");
    const isTaken =
      anchor === undefined
        ? published.has(page) || aliased.includes(page) || unlisted.test(page)
        : anchor === "main" || published.get(page)?.includes(anchor);
    const nearest = value.replace(anyLanguage, "→ /");
    const isTwice = all.indexOf(value) < index;
    const rule = nearest !== value ? "link-path" : isTwice ? "twice" : isTaken ? "name-taken" : null;
    return rule ? [json.finding([index, "from"], rule, { value, nearest })] : [];
  });
}
