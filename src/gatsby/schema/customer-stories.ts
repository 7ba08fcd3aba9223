import type { ResolverContext, SourceNode } from "./resolver-context";

type ListContext = {
  nodeModel: { findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<SourceNode> }> };
};

const storyOf = (slug: unknown, { nodeModel }: ResolverContext) =>
  nodeModel.findOne({ type: "Story", query: { filter: { slug: { eq: slug } } } });

/** Resolves the story of a reference: the story with the same slug, if any. */
export const resolveStoryOfReference = (
  { slug }: { slug?: unknown },
  _args: object,
  context: ResolverContext,
): Promise<SourceNode | null> => storyOf(slug, context);

/**
 * Resolves `customerStory(slug)`.
 * @throws if there is no such story
 */
export async function resolveCustomerStory(
  _source: unknown,
  { slug }: { slug: string },
  context: ResolverContext,
): Promise<SourceNode> {
  const story = await storyOf(slug, context);
  if (!story) throw new Error(`There is no data/stories/${slug}.json`);
  return story;
}

/** Resolves the stories of shops that use a channel, sorted by rank. */
export async function resolveStoriesOfChannel(
  { slug }: { slug?: unknown },
  _args: object,
  { nodeModel }: ListContext,
): Promise<SourceNode[]> {
  const filter = { channels: { elemMatch: { slug: { eq: slug } } } };
  const { entries } = await nodeModel.findAll({ type: "Story", query: { filter } });
  return [...entries].sort((a, b) => Number(a["rank"]) - Number(b["rank"]));
}
