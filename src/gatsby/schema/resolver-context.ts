import type { Constant, PlaceholderValues } from "../data/interpolate";
import { placeholderValues } from "../data/placeholder-values";
import { siteLinkName } from "../data/references";

/** A node of Gatsby's store, as resolvers see it. */
export type SourceNode = { id: string; parent: string | null; children: string[]; [field: string]: unknown };

/** The part of Gatsby's resolver context that the schema uses; it notes which nodes a page depends on. */
export type ResolverContext = {
  nodeModel: {
    getNodeById(args: { id: string | null }): SourceNode | null;
    findOne(args: { type: string; query: object }): Promise<SourceNode | null>;
  };
};

/** The one node of a file with a single object. @throws when the file is missing */
export async function singleNode({ nodeModel }: ResolverContext, type: string): Promise<SourceNode> {
  const node = await nodeModel.findOne({ type, query: {} });
  if (!node) throw new Error(`No data of type ${type}: its file in data/ is missing`);
  return node;
}

/** The business constant of a name. @throws for an unknown name */
export async function constantOf(context: ResolverContext, name: string): Promise<Constant> {
  const constant = (await singleNode(context, "Constants"))[name];
  if (!constant) throw new Error(`Unknown constant "${name}"`);
  return constant as Constant;
}

/** The values that placeholders of data texts stand for. */
export async function valuesOf(context: ResolverContext): Promise<PlaceholderValues> {
  const [constants, site] = [await singleNode(context, "Constants"), await singleNode(context, "SiteFacts")];
  return placeholderValues(constants as unknown as Record<string, Constant>, site);
}

/** The address itself; `site:<name>` becomes that link of `data/site.json`, so that it is written only there. */
export async function resolveSiteLink(href: string, context: ResolverContext): Promise<string> {
  const name = siteLinkName(href);
  if (name === null) return href;
  const { links } = (await singleNode(context, "SiteFacts")) as unknown as { links: Record<string, string> };
  const link = links[name];
  if (!link) throw new Error(`data/site.json has no link "${name}"`);
  return link;
}
