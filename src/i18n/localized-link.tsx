import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Link } from "gatsby";
import { useLocale } from "@/i18n/use-locale";
import { localizedPath } from "@/lib/locale-path";

type LocalizedLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** Path without language prefix, starting with a slash, or an external URL with a scheme. */
  to: string;
  children: ReactNode;
};

/** Link to a page in the current language; external addresses become plain anchors. */
export function LocalizedLink({ to, children, ...rest }: LocalizedLinkProps) {
  const locale = useLocale();
  if (/^[a-z]+:/.test(to)) {
    return (
      <a href={to} rel="noopener" {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={localizedPath(locale, to)} {...rest}>
      {children}
    </Link>
  );
}
