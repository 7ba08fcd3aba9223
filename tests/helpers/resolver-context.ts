import type { ResolverContext, SourceNode } from "@/gatsby/schema/resolver-context";

/** Creates the context of a GraphQL resolver that finds a node of each given type. */
export const resolverContext = (nodes: Record<string, object>): ResolverContext => ({
  nodeModel: {
    getNodeById: () => null,
    findOne: ({ type }) => Promise.resolve((nodes[type] as SourceNode | undefined) ?? null),
  },
});
