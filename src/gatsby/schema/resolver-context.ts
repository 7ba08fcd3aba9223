import type { Constant, PlaceholderValues } from "../data/interpolate";
import { placeholderValues } from "../data/placeholder-values";
import { siteLinkName } from "../data/references";

/** Node in Gatsby's store, as passed to resolvers. */
export type SourceNode = { id: string; parent: string | null; children: string[]; [field: string]: unknown };

/**
 * The parts of Gatsby's resolver context that the schema uses; the context tracks the nodes that a page
 * depends on.
 */
export type ResolverContext = {
  nodeModel: {
    getNodeById(args: { id: string | null }): SourceNode | null;
    findOne(args: { type: string; query: object }): Promise<SourceNode | null>;
  };
};

/** Returns the only node of a single-object file. @throws if the file is missing */
export async function singleNode({ nodeModel }: ResolverContext, type: string): Promise<SourceNode> {
  const node = await nodeModel.findOne({ type, query: {} });
  if (!node) throw new Error(`No data of type ${type}: its file in data/ is missing`);
  return node;
}

/** Returns a business constant by name. @throws for an unknown name */
export async function constantOf(context: ResolverContext, name: string): Promise<Constant> {
  const constant = (await singleNode(context, "Constants"))[name];
  if (!constant) throw new Error(`Unknown constant "${name}"`);
  return constant as Constant;
}

/** Returns the values of the placeholders in `data/`. */
export async function valuesOf(context: ResolverContext): Promise<PlaceholderValues> {
  const [constants, site] = [await singleNode(context, "Constants"), await singleNode(context, "SiteFacts")];
  return placeholderValues(constants as unknown as Record<string, Constant>, site);
}

/** Resolves an address: `site:<name>` becomes the link with that name in `data/site.json`. */
export async function resolveSiteLink(href: string, context: ResolverContext): Promise<string> {
  const name = siteLinkName(href);
  if (name === null) return href;
  const { links } = (await singleNode(context, "SiteFacts")) as unknown as { links: Record<string, string> };
  const link = links[name];
  if (!link) throw new Error(`data/site.json has no link "${name}"`);
  return link;
}
