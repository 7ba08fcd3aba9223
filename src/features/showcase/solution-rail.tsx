import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Icon } from "@/ui/icon";
import { useReadingPlace } from "./use-reading-place";
import * as styles from "./solution-rail.module.css";

type SolutionRailProps = {
  groups: readonly Queries.ShowcaseGroupFragment[];
  solutions: readonly Queries.ShowcaseSolutionFragment[];
};

/** Sticky list of links to the solutions by group, with the current one highlighted. */
export function SolutionRail({ groups, solutions }: SolutionRailProps) {
  const { t } = useTranslation("showcase");
  const place = useReadingPlace(useMemo(() => solutions.map(({ slug }) => slug), [solutions]));
  const rail = useRef<HTMLElement>(null);
  const hasFollowed = useRef(false);

  // Scrolls a rail taller than the window to the highlighted link, and back to its top; the page itself does
  // not scroll.
  useEffect(() => {
    const mark = rail.current?.querySelector<HTMLElement>("[aria-current]");
    // Keeps the visitor's scroll position until the first solution is reached, and never scrolls a focused
    // link out of view.
    const staysPut = !hasFollowed.current || rail.current?.querySelector(":focus-visible");
    if (!rail.current || (!mark && staysPut)) return;
    hasFollowed.current = Boolean(mark);
    const { clientHeight, clientWidth } = rail.current;
    const left = mark ? mark.offsetLeft - (clientWidth - mark.offsetWidth) / 2 : 0;
    const top = mark ? mark.offsetTop - (clientHeight - mark.offsetHeight) / 2 : 0;
    rail.current.scrollTo(left, top);
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
