import { defaultLocale, locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";

type SeoProps = {
  title: string;
  description?: string;
  locale: Locale;
  /** Path without language prefix. */
  path: string;
  siteUrl: string;
  isHidden?: boolean;
};

/** The head of a page for browsers, search engines and shares. Hidden pages are kept out of search results. */
export function Seo({ title, description, locale, path, siteUrl, isHidden = false }: SeoProps) {
  const address = (to: Locale) => `${siteUrl}${localizedPath(to, path)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="theme-color" content="#14112b" />
      {description && <meta name="description" content={description} />}
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(locale)} />
          {locales.map((to) => (
            <link key={to} rel="alternate" hrefLang={to} href={address(to)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={address(locale)} />
          <meta property="og:locale" content={locale === "tr" ? "tr_TR" : "en_US"} />
        </>
      )}
    </>
  );
}
