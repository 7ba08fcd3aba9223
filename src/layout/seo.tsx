import { feedPath } from "@/lib/addresses";
import { languageFacts } from "@/config/language-facts";
import { defaultLocale, locales, type Locale } from "@/config/languages";
import { sharePictureOf, sharePictureSize, type SharePicture } from "@/config/share-pictures";
import { localizedPath } from "@/lib/locale-path";

/** Publication and last modification times, if known (ISO 8601 with time zone). */
export type ArticleTimes = { published?: string; modified?: string };

type SeoProps = {
  title: string;
  description?: string;
  locale: Locale;
  /** Path without language prefix. */
  path: string;
  siteUrl: string;
  brand?: string;
  /** Share image; defaults to that of the path. */
  picture?: SharePicture;
  pictureAlt?: string;
  /** Declares the page as an article to social networks (Open Graph). */
  article?: ArticleTimes;
  isHidden?: boolean;
};

/**
 * Head elements for browsers, search engines and link previews. Hidden pages are excluded from search
 * results.
 */
export function Seo(props: SeoProps) {
  const { title, description, locale, path, siteUrl, brand, pictureAlt, article, isHidden = false } = props;
  const { picture = sharePictureOf(path) } = props;
  const address = (to: Locale) => `${siteUrl}${localizedPath(to, path)}`;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <link
        rel="alternate"
        type="application/atom+xml"
        title={brand}
        href={localizedPath(locale, feedPath)}
      />
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(locale)} />
          {locales.map((to) => (
            <link key={to} rel="alternate" hrefLang={to} href={address(to)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
          <meta property="og:type" content={article ? "article" : "website"} />
          {article?.published && <meta property="article:published_time" content={article.published} />}
          {article?.modified && <meta property="article:modified_time" content={article.modified} />}
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={address(locale)} />
          <meta property="og:locale" content={languageFacts[locale].network} />
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <meta key={other} property="og:locale:alternate" content={languageFacts[other].network} />
            ))}
          {brand && <meta property="og:site_name" content={brand} />}
          <meta property="og:image" content={`${siteUrl}/share/${locale}/${picture}.png`} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(sharePictureSize.width)} />
          <meta property="og:image:height" content={String(sharePictureSize.height)} />
          {pictureAlt && <meta property="og:image:alt" content={pictureAlt} />}
          {/* Title, description, picture and its alternative text are inherited from the Open Graph tags above. */}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
