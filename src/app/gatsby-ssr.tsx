import type { GatsbySSR } from "gatsby";
import { hasNoscriptPixel, thirdParties } from "@/config/third-parties";
import { localeOfPath } from "@/lib/locale-path";
import { isOnboardingPath } from "@/lib/addresses";
import fontUrl from "@/styles/fonts/plus-jakarta-sans.woff2";

/**
 * Tracking pixel for browsers without scripts, which cannot request consent; only if enabled in
 * data/site.json.
 */
const NoscriptPixel = ({ id }: { id: string }) => (
  <noscript>
    <img
      src={`https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1`}
      width="1"
      height="1"
      alt=""
      style={{ display: "none" }}
    />
  </noscript>
);

export { wrapPageElement } from "./wrap-elements";
export { wrapRootElement } from "./wrap-elements";

/** Defined by src/gatsby/webpack/webpack-config.ts. */
declare const LAYER_ORDER: string;
declare const EVERY_PAGE_SCRIPT: string;
declare const ROOT_PAGE_SCRIPT: string;
declare const NOT_FOUND_PAGE_SCRIPT: string;
/** Defined by plugins/boot-on-intent, unless the build omits that plugin. */
declare const HEAD_SCRIPT: string | undefined;

const everyPageScript = EVERY_PAGE_SCRIPT + (typeof HEAD_SCRIPT === "string" ? HEAD_SCRIPT : "");

/**
 * Language detection for the root page. In development one document serves every address, so the script checks
 * the path; pages in the studio's preview remain in the requested language.
 */
const rootPageScript =
  process.env.NODE_ENV === "production"
    ? ROOT_PAGE_SCRIPT
    : `if(location.pathname==="/"&&self===top){${ROOT_PAGE_SCRIPT}}`;

/** Sets the language of the document and adds the two scripts that must run before the application. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: localeOfPath(pathname) });
  if (pathname === "/")
    setHeadComponents([<script key="root-page" dangerouslySetInnerHTML={{ __html: rootPageScript }} />]);
  setHeadComponents([
    <script key="every-page" data-font={fontUrl} dangerouslySetInnerHTML={{ __html: everyPageScript }} />,
    // Prevents phones from turning numbers, dates and addresses into links.
    <meta
      key="format-detection"
      name="format-detection"
      content="telephone=no, date=no, address=no, email=no"
    />,
    <link key="icon" rel="icon" type="image/svg+xml" sizes="any" href="/icon.svg" />,
  ]);
  if (hasNoscriptPixel && !isOnboardingPath(pathname))
    setPostBodyComponents([<NoscriptPixel key="pixel" id={thirdParties.pixel} />]);
  if (/^(?:\/[a-z]{2})?\/404(?:\.html|\/)?$/.test(pathname))
    setHeadComponents([
      <script key="not-found-page" dangerouslySetInnerHTML={{ __html: NOT_FOUND_PAGE_SCRIPT }} />,
    ]);
};

/**
 * Declares the order of the cascade layers when plugins/lean-pages does not: otherwise the first layer
 * encountered would have the lowest priority.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (process.env.NODE_ENV === "production" && process.env.GATSBY_LEAN_PAGES !== "off") return;
  const layers = <style key="layers" dangerouslySetInnerHTML={{ __html: LAYER_ORDER }} />;
  replaceHeadComponents([layers, ...getHeadComponents()]);
};
