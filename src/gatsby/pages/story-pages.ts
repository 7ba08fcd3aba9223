import path from "node:path";
import { contentDay, publishedItems } from "../data/publishing";
import { storyPath } from "../../lib/addresses";

/** What the address of a customer story shows: the story, and the one that its end leads to. */
export type StoryPage = { path: string; slug: string; next: string | null };

type StoryFile = { slug: string; rank: number };

/** Slugs of the stories of the data folder that are published on a day, in the order of their ranks. */
export function storySlugs(dataFolder: string, day = contentDay()): string[] {
  return publishedItems<StoryFile>(path.join(dataFolder, "stories"), day)
    .sort((a, b) => a.rank - b.rank)
    .map(({ slug }) => slug);
}

/** The pages of stories; the last leads to the first, and a single one to none. */
export const storyPages = (slugs: readonly string[]): StoryPage[] =>
  slugs.map((slug, index) => ({
    path: storyPath(slug),
    slug,
    next: slugs.length > 1 ? (slugs[(index + 1) % slugs.length] ?? null) : null,
  }));
