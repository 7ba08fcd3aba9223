import { feedPath } from "@/config/feed";
import { localeOfPage, type PageContext } from "@/i18n/page-head";
import { localizedPath } from "@/lib/locale-path";

type PressFeedLinkProps = { title: string; pageContext: PageContext };

/** The `<link>` of the press feed in the head of a page. */
export const PressFeedLink = ({ title, pageContext }: PressFeedLinkProps) => (
  <link
    rel="alternate"
    type="application/atom+xml"
    title={title}
    href={localizedPath(localeOfPage(pageContext), feedPath)}
  />
);
