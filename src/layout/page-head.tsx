import { sharePictureOf } from "@/config/share-pictures";
import { headStrings, localeOfPage, type PageContext, type PageLocales } from "@/i18n/page-head";
import type { LayoutData } from "./layout-data";
import { Seo } from "./seo";

type PageHeadProps = {
  data: LayoutData & { readonly locales: PageLocales };
  pageContext: PageContext;
  isHidden?: boolean;
} & (
  | {
      /** Namespace whose `head.title` and `head.description` name the page. */ namespace: string;
      prefix?: string;
      /** What those texts hold besides the brand. */
      variables?: Record<string, string | number>;
    }
  | { /** For pages that the data names. */ title: string; description?: string }
);

/** The `Head` of a page: its texts from its strings or its data, its addresses and its share picture from its context. */
export function PageHead(props: PageHeadProps) {
  const { data, pageContext, isHidden } = props;
  const { brand, url } = data.siteFacts;
  const path = pageContext.i18n.originalPath;
  const picture = sharePictureOf(path);
  return (
    <Seo
      {...textsOf(props)}
      locale={localeOfPage(pageContext)}
      path={path}
      siteUrl={url}
      brand={brand}
      picture={picture}
      pictureAlt={headStrings(data.locales, "layout", { brand })(`sharePictures.${picture}`)}
      isHidden={isHidden}
    />
  );
}

function textsOf(props: PageHeadProps): { title: string; description?: string } {
  const { brand } = props.data.siteFacts;
  if ("title" in props) return { title: `${props.title} | ${brand}`, description: props.description };
  const text = headStrings(props.data.locales, props.namespace, { brand, ...props.variables });
  const { prefix = "head" } = props;
  return { title: text(`${prefix}.title`), description: text(`${prefix}.description`) };
}
