import path from "node:path";
import { contentDay, publishedItems } from "../data/publishing";
import { storyPath } from "../../lib/addresses";

/** Page of a customer story, with the slug of the next story. */
export type StoryPage = { path: string; slug: string; next: string | null };

type StoryFile = { slug: string; rank: number };

/** Returns the slugs of the stories published on a day, sorted by rank. */
export function storySlugs(dataFolder: string, day = contentDay()): string[] {
  return publishedItems<StoryFile>(path.join(dataFolder, "stories"), day)
    .sort((a, b) => a.rank - b.rank)
    .map(({ slug }) => slug);
}

/** Returns the story pages. The last story links to the first; a single story has no successor. */
export const storyPages = (slugs: readonly string[]): StoryPage[] =>
  slugs.map((slug, index) => ({
    path: storyPath(slug),
    slug,
    next: slugs.length > 1 ? (slugs[(index + 1) % slugs.length] ?? null) : null,
  }));
