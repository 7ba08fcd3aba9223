import type { CustomTypeOptions } from "i18next";
import type { ReactNode } from "react";
import { sharePictureOf } from "@/config/share-pictures";
import { headStrings, type PageContext, type PageLocales, localeOfPage } from "@/i18n/page-head";
import { localizedPath } from "@/lib/locale-path";
import { breadcrumbList, toJsonLd } from "@/lib/structured-data/json-ld";
import type { BareLayoutData } from "./layout-data";
import { Seo, type ArticleTimes } from "./seo";
import type { Locale } from "@/config/languages";

type Strings = CustomTypeOptions["resources"];

/** Dotted paths to the objects in a namespace that have a title. */
type TitledPath<Part, Path extends string = ""> = {
  [Key in keyof Part & string]:
    | (Part[Key] extends { title: string } ? `${Path}${Key}` : never)
    | (Part[Key] extends object ? TitledPath<Part[Key], `${Path}${Key}.`> : never);
}[keyof Part & string];

/** A namespace, and the key (default: `head`) of the page's `title` and `description` in it. */
type HeadPlace = {
  [Namespace in keyof Strings]: {
    namespace: Namespace;
  } & (Strings[Namespace] extends { head: { title: string } }
    ? { prefix?: TitledPath<Strings[Namespace]> }
    : { prefix: TitledPath<Strings[Namespace]> });
}[keyof Strings];

type PageHeadProps = {
  data: BareLayoutData & { readonly locales: PageLocales };
  pageContext: PageContext;
  isHidden?: boolean;
  article?: ArticleTimes;
  /** Breadcrumb pages between the home page and this one; paths have no language prefix. */
  parents?: readonly { name: string; path: string }[];
  /** Returns the structured data of the page (schema.org). */
  facts?: (address: PageAddress) => readonly object[];
  /** Head elements added after the standard ones. */
  children?: ReactNode;
} & (
  | (HeadPlace & {
      /** Variables for the title and description, in addition to the brand. */
      variables?: Record<string, string | number>;
    })
  | { /** Title from the data instead of the page's strings. */ title: string; description?: string }
);

/**
 * Head of a page: title and description from its strings or data, URLs and share image from its page context.
 */
export function PageHead(props: PageHeadProps) {
  const { data, pageContext, isHidden, article, parents = [], facts, children } = props;
  const { brand, url } = data.siteFacts;
  const path = pageContext.i18n.originalPath;
  const picture = sharePictureOf(path);
  const texts = textsOf(props);
  const address = pageAddress(url, pageContext);
  const way = [
    { name: brand, url: address.homeUrl },
    ...parents.map((parent) => ({
      name: parent.name,
      url: url + localizedPath(address.locale, parent.path),
    })),
    { name: texts.title.replace(` | ${brand}`, ""), url: address.url },
  ];
  const structured = [...(path === "/" ? [] : [breadcrumbList(way)]), ...(facts?.(address) ?? [])];
  return (
    <>
      <Seo
        {...texts}
        locale={address.locale}
        path={path}
        siteUrl={url}
        brand={brand}
        picture={picture}
        pictureAlt={headStrings(data.locales, "share-pictures", { brand })(picture)}
        article={article}
        isHidden={isHidden}
      />
      {!isHidden && <StructuredData facts={structured} />}
      {children}
    </>
  );
}

function textsOf(props: PageHeadProps): { title: string; description?: string } {
  const { brand } = props.data.siteFacts;
  if ("title" in props) return { title: `${props.title} | ${brand}`, description: props.description };
  const text = headStrings(props.data.locales, props.namespace, { brand, ...props.variables });
  const { prefix = "head" } = props;
  return { title: text(`${prefix}.title`), description: text(`${prefix}.description`) };
}

/** A page's absolute URLs, and its language. */
export type PageAddress = { siteUrl: string; homeUrl: string; url: string; locale: Locale };

/** Returns the absolute URLs of a page and of the home page in that page's language. */
export function pageAddress(siteUrl: string, pageContext: PageContext): PageAddress {
  const locale = localeOfPage(pageContext);
  const address = (path: string) => siteUrl + localizedPath(locale, path);
  return { siteUrl, homeUrl: address("/"), url: address(pageContext.i18n.originalPath), locale };
}

/** Structured data of a page (schema.org) in a data block, which browsers do not execute. */
export function StructuredData({ facts }: { facts: readonly object[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(facts) }} />;
}
