import { slugOf } from "../../lib/slug";

/** Addresses of the chapters of a text in Markdown, as its page gives them. */
export const chapterIds = (body: string): string[] =>
  [...body.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => slugOf(title));
