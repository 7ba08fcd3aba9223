import { createElement, type ReactElement, type SVGProps } from "react";

type IconData = { node: readonly [tag: string, attributes: SVGProps<SVGElement> & { key: string }][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Replaces the icon factory of lucide-react. Fill and stroke come from the `lucide` class in
 * `src/styles/base.css` instead of six attributes on every icon.
 */
export default function createLucideIcon({ node }: IconData): (props: IconProps) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className, ...rest }) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        className: className ? `lucide ${className}` : "lucide",
        "aria-hidden": true,
        ...rest,
      },
      ...shapes,
    );
}
