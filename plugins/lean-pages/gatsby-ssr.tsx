import type { ReactElement } from "react";
import type { GatsbySSR } from "gatsby";

type HeadProps = {
  rel?: string;
  type?: string;
  href?: string;
  "data-href"?: string;
  dangerouslySetInnerHTML?: { __html: string };
};

/**
 * Returns the sort order of a head element: inline scripts that must run before styles are parsed, metadata
 * for crawlers that read only the first kilobytes (title, description, share image, addresses), styles, other
 * elements.
 */
function rank({ type, props }: ReactElement<HeadProps>): number {
  if (type === "script" && !props.type) return 0;
  const isRead = type === "title" || type === "meta" || /^(?:canonical|alternate)$/.test(props.rel ?? "");
  if (isRead) return 1;
  return props["data-href"] ? 2 : 3;
}

/** Adds a size to the PNG icon, since browsers would otherwise fetch the SVG icon too. */
function withIconSize(component: ReactElement<HeadProps>) {
  const { rel, type, href } = component.props;
  return rel === "icon" && type === "image/png" ? (
    <link key={href} rel={rel} type={type} sizes="32x32" href={href} />
  ) : (
    component
  );
}

/**
 * Matches the shell's styles, needed on every page: their first rule declares the order of the cascade
 * layers.
 */
const shellStyles = /^\/app\./;

const textOf = ({ props }: ReactElement<HeadProps>) => props.dangerouslySetInnerHTML?.__html ?? "";

/**
 * Merges the shell's and the page's styles into one element, which saves a hash in the policy. The element has
 * the URL of the page's styles, which webpack looks up before it fetches them; the shell's styles are never
 * fetched.
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

/**
 * Reports whether an element was added to every head by Gatsby or gatsby-plugin-image, but is not needed
 * because this site uses plain `<picture>` elements.
 */
const isUnused = ({ key }: ReactElement) => /^(?:generator-|gatsby-image-style)/.test(key ?? "");

/**
 * Reports whether an element is structured data, which is moved to the end of the body because visitors never
 * see it.
 */
const isData = ({ props }: ReactElement<HeadProps>) => props.type === "application/ld+json";

/**
 * Sorts the head and moves structured data to the end of the body. Gatsby inlines all styles of a page, so
 * first paint waits for no other request.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  const components = (getHeadComponents() as ReactElement<HeadProps>[]).filter((one) => !isUnused(one));
  const seen = components.filter((one) => !isData(one)).map(withIconSize);
  replaceHeadComponents(joinStyles(seen).sort((a, b) => rank(a) - rank(b)));
  replacePostBodyComponents([...getPostBodyComponents(), ...components.filter(isData)]);
};
