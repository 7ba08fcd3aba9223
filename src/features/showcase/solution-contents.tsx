import { useTranslation } from "gatsby-plugin-react-i18next";
import { Icon } from "@/ui/icon";
import * as styles from "./solution-contents.module.css";

type SolutionContentsProps = {
  groups: readonly Queries.ShowcaseGroupFragment[];
  solutions: readonly Queries.ShowcaseSolutionFragment[];
};

/** The contents of the solutions page: every solution by group, each a jump away. */
export function SolutionContents({ groups, solutions }: SolutionContentsProps) {
  const { t } = useTranslation("showcase");
  return (
    <nav className={styles.contents} aria-label={t("contents")}>
      {groups.map((group) => (
        <div key={group.slug}>
          <p className={styles.group}>
            <a href={`#${group.slug}`}>{group.title}</a>
          </p>
          <ul className={styles.items}>
            {solutions
              .filter((solution) => solution.group.slug === group.slug)
              .map(({ slug, icon, title }) => (
                <li key={slug}>
                  <a href={`#${slug}`}>
                    <Icon name={icon} size={18} /> {title}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
