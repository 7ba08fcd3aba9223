import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from "react";
import { vi } from "vitest";

/** Mock of the `gatsby` module for component tests. */
export const navigate = vi.fn();
export const graphql = () => null;
export const withPrefix = (path: string) => path;

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; replace?: boolean };

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, onClick, ...rest },
  ref,
) {
  // Gatsby navigates by script; jsdom cannot navigate at all.
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
  };
  return <a ref={ref} href={to} data-replace={replace || undefined} onClick={handleClick} {...rest} />;
});
