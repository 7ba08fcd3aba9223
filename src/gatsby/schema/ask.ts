/** Gatsby's query function, with a typed result. */
export type Graphql = <Data>(query: string, variables: object) => Promise<{ data?: Data; errors?: unknown }>;

/**
 * Selection that only serves to use the `$language` variable: resolvers of localised fields read the variable,
 * and GraphQL rejects unused ones.
 */
export const usesLanguage = "allLocale(filter: { language: { eq: $language } }, limit: 1) { totalCount }";

/**
 * Runs a query against Gatsby's data layer during a build.
 * @throws if the query fails
 */
export async function ask<Data>(graphql: Graphql, query: string, variables: object): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, variables);
  if (!data) throw new Error(`A query of the build failed: ${JSON.stringify(errors)}`);
  return data;
}
