import { headTexts, localeOfPage, type PageContext } from "@/i18n/page-head";
import type { LayoutData } from "./layout-data";
import { Seo } from "./seo";

type PageHeadProps = {
  data: LayoutData & { readonly locales: Parameters<typeof headTexts>[0] };
  pageContext: PageContext;
  /** Namespace whose `head.title` and `head.description` name the page. */
  namespace: string;
  prefix?: string;
  isHidden?: boolean;
};

/** The `Head` of a page: its texts from the page's own strings, its addresses from the page's context. */
export function PageHead({ data, pageContext, namespace, prefix, isHidden }: PageHeadProps) {
  const { brand, url } = data.siteFacts;
  const { title, description } = headTexts(data.locales, namespace, { brand }, prefix);
  return (
    <Seo
      title={title}
      description={description}
      locale={localeOfPage(pageContext)}
      path={pageContext.i18n.originalPath}
      siteUrl={url}
      isHidden={isHidden}
    />
  );
}
