import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { classNames } from "@/lib/class-names";
import * as fade from "@/ui/scroll-fade.module.css";
import * as scroll from "@/ui/scroll-row.module.css";
import { showInRow } from "@/ui/show-in-row";
import { useSearchParameter } from "@/ui/use-search-parameter";
import { ReferenceTile } from "./reference-tile";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./reference-wall.module.css";

type ReferenceWallProps = {
  references: readonly Queries.ReferenceTileFragment[];
  categories: readonly Queries.ReferenceCategoryFilterFragment[];
};

/** Query parameter with the selected category, so that a filtered list can be shared. */
const parameter = "category";

/** All references as logo tiles, filterable by category; those with a story come first. */
export function ReferenceWall({ references, categories }: ReferenceWallProps) {
  const { t } = useTranslation("references");
  const [wanted, setCategory] = useSearchParameter(parameter);
  const category = categories.some(({ slug }) => slug === wanted) ? wanted : "";
  const chosen = references.filter((reference) => !category || reference.category.slug === category);
  const shown = [...chosen.filter(({ story }) => story), ...chosen.filter(({ story }) => !story)];

  if (references.length === 0) return <p className={styles.count}>{t("empty")}</p>;
  const choices = [{ slug: "", label: t("all") }, ...categories];
  return (
    <>
      <fieldset
        className={classNames(kit.wrap2, kit.middle, fade.fade, scroll.row, "interactive")}
        data-whole=""
      >
        <legend className="visually-hidden">{t("filter")}</legend>
        {choices.map(({ slug, label }) => (
          <label key={slug} ref={slug === category ? showInRow : null} className={styles.choice}>
            <input
              type="radio"
              name={parameter}
              value={slug}
              checked={slug === category}
              onChange={() => setCategory(slug)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.count}>
        {t("count", { count: shown.length })}
      </p>
      <ul className={styles.wall}>
        {shown.map((reference) => (
          <ReferenceTile key={reference.slug} reference={reference} />
        ))}
      </ul>
    </>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const referenceCategoryFragment = graphql`
  fragment ReferenceCategoryFilter on ReferenceCategory {
    slug
    label
  }
`;
