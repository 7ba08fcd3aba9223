import type { Constant, PlaceholderValues } from "./interpolate";
import { placeholderValues } from "./placeholder-values";

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
