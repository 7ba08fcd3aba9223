import type { ReactElement } from "react";
import type { GatsbySSR } from "gatsby";
import { hasNoscriptPixel, thirdParties } from "@/config/third-parties";
import { localeOfPath } from "@/lib/locale-path";
import { isOnboardingPath } from "@/lib/onboarding-path";
import fontUrl from "@/styles/fonts/plus-jakarta-sans-latin.woff2";
import { NoscriptPixel } from "./noscript-pixel";

export { wrapPageElement } from "./wrap-page";
export { wrapRootElement } from "./wrap-root";

/** Filled in by src/gatsby/bundle/webpack-config.ts. */
declare const LAYER_ORDER: string;
declare const EVERY_PAGE_SCRIPT: string;
declare const ROOT_PAGE_SCRIPT: string;

/** In development one document serves every address; a page in the studio's preview keeps the language that was asked for. */
const rootPageScript =
  process.env.NODE_ENV === "production"
    ? ROOT_PAGE_SCRIPT
    : `if(location.pathname==="/"&&self===top){${ROOT_PAGE_SCRIPT}}`;

/** Language of the document, the font preload, and the two scripts that must not wait for the application. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: localeOfPath(pathname) });
  setHeadComponents([
    <script key="every-page" dangerouslySetInnerHTML={{ __html: EVERY_PAGE_SCRIPT }} />,
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={fontUrl} />,
    <link key="icon" rel="icon" type="image/svg+xml" sizes="any" href="/icon.svg" />,
  ]);
  // In development styles come in the order of imports, and the first to be met would be the weakest layer.
  if (process.env.NODE_ENV !== "production")
    setHeadComponents([<style key="layers" dangerouslySetInnerHTML={{ __html: LAYER_ORDER }} />]);
  if (hasNoscriptPixel && !isOnboardingPath(pathname))
    setPostBodyComponents([<NoscriptPixel key="pixel" id={thirdParties.pixel} />]);
  if (pathname === "/")
    setHeadComponents([<script key="root-page" dangerouslySetInnerHTML={{ __html: rootPageScript }} />]);
};

const order = ["root-page", "every-page"];

function rank(component: ReactElement): number {
  const early = order.indexOf(String(component.key));
  if (early >= 0) return early;
  return (component.props as { rel?: string }).rel === "stylesheet" ? order.length : order.length + 1;
}

/** Styles of the shell, which every page needs. */
const sharedStyles = /^\/app\./;

/** A part of the head as browsers need it. */
function settled(component: ReactElement<Record<string, string>>) {
  const { rel, type, href, "data-href": styles } = component.props;
  if (component.type === "style" && styles && sharedStyles.test(styles))
    return <link key={styles} rel="stylesheet" href={styles} />;
  // Beside an icon without a size browsers fetch the drawing as well.
  if (rel === "icon" && type === "image/png")
    return <link key={href} rel={rel} type={type} sizes="32x32" href={href} />;
  return component;
}

/**
 * Gatsby inlines all styles of a page. Those of the shell become a linked file, fetched once for the whole site; the page's own
 * stay inline, which saves a first visit a request before anything can be painted.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  const components = getHeadComponents() as ReactElement<Record<string, string>>[];
  replaceHeadComponents(components.map(settled).sort((a, b) => rank(a) - rank(b)));
};
