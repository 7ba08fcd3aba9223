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
 * The place of a part of the head: inline scripts, which act before a style is read, what machines read that fetch the first kilobytes only (title, description, share
 * picture, addresses), the styles, the rest as it comes.
 */
function rank({ type, props }: ReactElement<HeadProps>): number {
  if (type === "script" && !props.type) return 0;
  const isRead = type === "title" || type === "meta" || /^(?:canonical|alternate)$/.test(props.rel ?? "");
  if (isRead) return 1;
  return props["data-href"] ? 2 : 3;
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

/** What Gatsby and gatsby-plugin-image add to every head and no page of this site uses: pictures are plain elements. */
const isUnused = ({ key }: ReactElement) => /^(?:generator-|gatsby-image-style)/.test(key ?? "");

/** Structured data, which visitors never see, ends the body. */
const isData = ({ props }: ReactElement<HeadProps>) => props.type === "application/ld+json";

/** Gatsby inlines all styles of a page, so that nothing but the page itself is waited for before it is painted. */
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
