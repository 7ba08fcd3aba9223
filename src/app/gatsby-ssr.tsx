import type { ReactElement } from "react";
import type { GatsbySSR } from "gatsby";
import { hasNoscriptPixel, thirdParties } from "@/config/third-parties";
import { localeOfPath } from "@/lib/locale-path";
import { isOnboardingPath } from "@/lib/addresses";
import fontUrl from "@/styles/fonts/plus-jakarta-sans.woff2";

/** The tracking picture for browsers without scripts, which cannot be asked: only where data/site.json says so. */
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

/** Filled in by src/gatsby/bundle/webpack-config.ts. */
declare const LAYER_ORDER: string;
declare const EVERY_PAGE_SCRIPT: string;
declare const ROOT_PAGE_SCRIPT: string;
declare const NOT_FOUND_PAGE_SCRIPT: string;

type HeadProps = {
  rel?: string;
  type?: string;
  href?: string;
  "data-href"?: string;
  dangerouslySetInnerHTML?: { __html: string };
};

/** In development one document serves every address; a page in the studio's preview keeps the language that was asked for. */
const rootPageScript =
  process.env.NODE_ENV === "production"
    ? ROOT_PAGE_SCRIPT
    : `if(location.pathname==="/"&&self===top){${ROOT_PAGE_SCRIPT}}`;

/** Language of the document, and the two scripts that must not wait for the application. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: localeOfPath(pathname) });
  setHeadComponents([
    <script key="every-page" data-font={fontUrl} dangerouslySetInnerHTML={{ __html: EVERY_PAGE_SCRIPT }} />,
    // Only our own links are links: phones make more of what looks like a number, a day or an address.
    <meta
      key="format-detection"
      name="format-detection"
      content="telephone=no, date=no, address=no, email=no"
    />,
    <link key="icon" rel="icon" type="image/svg+xml" sizes="any" href="/icon.svg" />,
  ]);
  // In development styles come in the order of imports, and the first to be met would be the weakest layer.
  if (process.env.NODE_ENV !== "production")
    setHeadComponents([<style key="layers" dangerouslySetInnerHTML={{ __html: LAYER_ORDER }} />]);
  if (hasNoscriptPixel && !isOnboardingPath(pathname))
    setPostBodyComponents([<NoscriptPixel key="pixel" id={thirdParties.pixel} />]);
  if (/^(?:\/[a-z]{2})?\/404(?:\.html|\/)?$/.test(pathname))
    setHeadComponents([
      <script key="not-found-page" dangerouslySetInnerHTML={{ __html: NOT_FOUND_PAGE_SCRIPT }} />,
    ]);
  if (pathname === "/")
    setHeadComponents([<script key="root-page" dangerouslySetInnerHTML={{ __html: rootPageScript }} />]);
};

/** Parts of the head that act before a style is read. */
const first = ["root-page", "every-page", "not-found-page"];

/**
 * The place of a part of the head: the first ones, what machines read that fetch the first kilobytes only (title, description, share
 * picture, addresses), the styles, the rest as it comes.
 */
function rank({ key, type, props }: ReactElement<HeadProps>): number {
  const index = first.indexOf(String(key));
  if (index >= 0) return index;
  const isRead = type === "title" || type === "meta" || /^(?:canonical|alternate)$/.test(props.rel ?? "");
  if (isRead) return first.length;
  return first.length + (props["data-href"] ? 1 : 2);
}

/** Beside an icon without a size browsers fetch the drawing as well. */
function withIconSize(component: ReactElement<HeadProps>) {
  const { rel, type, href } = component.props;
  return rel === "icon" && type === "image/png" ? (
    <link key={href} rel={rel} type={type} sizes="32x32" href={href} />
  ) : (
    component
  );
}

/** Styles of the shell, which every page needs: the first rule in them orders the cascade layers. */
const shellStyles = /^\/app\./;

const textOf = ({ props }: ReactElement<HeadProps>) => props.dangerouslySetInnerHTML?.__html ?? "";

/**
 * Puts the styles of the shell ahead of the page's own in one element: one hash less in the policy. It is named after the page's own,
 * which webpack looks for before it fetches them; those of the shell are never fetched.
 */
function joinStyles(components: ReactElement<HeadProps>[]): ReactElement<HeadProps>[] {
  const styles = components.filter(({ props }) => props["data-href"]);
  const shell = styles.find(({ props }) => shellStyles.test(props["data-href"] ?? ""));
  const own = styles.find((style) => style !== shell);
  if (!shell || !own) return components;
  const joined = (
    <style
      key="styles"
      data-href={own.props["data-href"]}
      dangerouslySetInnerHTML={{ __html: textOf(shell) + textOf(own) }}
    />
  );
  return components
    .filter((component) => component !== shell)
    .map((component) => (component === own ? joined : component));
}

/** Gatsby inlines all styles of a page, so that nothing but the page itself is waited for before it is painted. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  const components = getHeadComponents() as ReactElement<HeadProps>[];
  replaceHeadComponents(joinStyles(components.map(withIconSize)).sort((a, b) => rank(a) - rank(b)));
};
