import { graphql, type HeadProps } from "gatsby";
import { ServerErrorScreen } from "@/features/error-pages/server-error-screen";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

/** Page that the host serves for server errors. */
export default function ServerErrorPage() {
  return <ServerErrorScreen />;
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ServerErrorPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="error-pages" prefix="serverError.head" isHidden />
);

export const query = graphql`
  query ServerErrorPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "error-pages"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
  }
`;
