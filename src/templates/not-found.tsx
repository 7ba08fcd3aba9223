import { graphql, type HeadProps } from "gatsby";
import { NotFoundScreen } from "@/features/error-pages/not-found-screen";
import { hasSearch } from "@/config/plugin-facts";
import { SearchField } from "@/features/search/search-field";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

export default function NotFoundPage() {
  return <NotFoundScreen search={hasSearch && <SearchField />} />;
}

export const Head = ({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="error-pages" prefix="notFound.head" isHidden />
);

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "error-pages", "search"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
  }
`;
