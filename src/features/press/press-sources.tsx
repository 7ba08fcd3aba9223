import { byText } from "@/i18n/formats";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { useLocale } from "@/i18n/use-locale";
import { pressPagePath } from "@/lib/press-pages";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./press-pager.module.css";

/** A source with its name in every language. */
export type PressSource = { slug: string; name: Record<string, string> };

type PressSourcesProps = { sources: readonly PressSource[]; current: PressSource | null };

/** Links to the press items of each source, and to all items. */
export function PressSources({ sources, current }: PressSourcesProps) {
  const { t } = useTranslation("press");
  const locale = useLocale();
  const nameOf = ({ name, slug }: PressSource) => name[locale] ?? slug;
  const sorted = [...sources].sort(byText(locale, nameOf));
  const link = (slug: string | undefined, name: string) => (
    <li key={slug ?? ""}>
      <LocalizedLink
        to={pressPagePath(1, slug)}
        className={styles.link}
        aria-current={slug === current?.slug ? "true" : undefined}
      >
        {name}
      </LocalizedLink>
    </li>
  );
  return (
    <nav aria-label={t("sources")}>
      <ul className={`${kit.row2} ${kit.wrap2}`}>
        {link(undefined, t("allSources"))}
        {sorted.map((source) => link(source.slug, nameOf(source)))}
      </ul>
    </nav>
  );
}
