/** Gatsby's function for queries, with the shape of what it answers. */
export type Graphql = <Data>(query: string, variables: object) => Promise<{ data?: Data; errors?: unknown }>;

/**
 * Part of a query for localized fields: their resolvers read the language from the query's variables, and GraphQL refuses a
 * variable that the query itself does not use.
 */
export const usesLanguage = "allLocale(filter: { language: { eq: $language } }, limit: 1) { totalCount }";

/**
 * Asks Gatsby's data layer during a build.
 * @throws when the query fails
 */
export async function ask<Data>(graphql: Graphql, query: string, variables: object): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, variables);
  if (!data) throw new Error(`A query of the build failed: ${JSON.stringify(errors)}`);
  return data;
}
