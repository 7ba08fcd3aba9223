import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Icon } from "@/ui/icon";
import { useReadingPlace } from "./use-reading-place";
import * as styles from "./solution-rail.module.css";

type SolutionRailProps = {
  groups: readonly Queries.ShowcaseGroupFragment[];
  solutions: readonly Queries.ShowcaseSolutionFragment[];
};

/** The solutions by group, each a jump away; it stays in view and marks the one that is being read. */
export function SolutionRail({ groups, solutions }: SolutionRailProps) {
  const { t } = useTranslation("showcase");
  const place = useReadingPlace(useMemo(() => solutions.map(({ slug }) => slug), [solutions]));
  const rail = useRef<HTMLElement>(null);

  // A rail that is longer than the window shows the part with the mark; the page itself stays where it is.
  useEffect(() => {
    const mark = rail.current?.querySelector<HTMLElement>("[aria-current]");
    if (!rail.current || !mark) return;
    const { clientHeight, clientWidth } = rail.current;
    rail.current.scrollTo(
      mark.offsetLeft - (clientWidth - mark.offsetWidth) / 2,
      mark.offsetTop - (clientHeight - mark.offsetHeight) / 2,
    );
  }, [place]);

  return (
    <nav ref={rail} className={styles.rail} aria-label={t("contents")}>
      {groups.map((group) => (
        <div key={group.slug} className={styles.group}>
          <p className={styles.name}>
            <a href={`#${group.slug}`}>{group.title}</a>
          </p>
          <ul className={styles.items}>
            {solutions
              .filter((solution) => solution.group.slug === group.slug)
              .map(({ slug, icon, title }) => (
                <li key={slug}>
                  <a href={`#${slug}`} aria-current={slug === place ? "location" : undefined}>
                    <Icon name={icon} size={18} />
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
