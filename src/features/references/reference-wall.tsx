import { useEffect, useState } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ReferenceTile } from "./reference-tile";
import * as styles from "./reference-wall.module.css";

type ReferenceWallProps = {
  references: readonly Queries.ReferenceTileFragment[];
  categories: readonly Queries.ReferenceCategoryFilterFragment[];
};

/** Name of the query parameter that holds the chosen category, so that an address can be shared. */
const parameter = "category";

/** All references as logo tiles, filtered by category. */
export function ReferenceWall({ references, categories }: ReferenceWallProps) {
  const { t } = useTranslation("references");
  const [category, setCategory] = useState("");
  const shown = references.filter((reference) => !category || reference.category.slug === category);

  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get(parameter) ?? "";
    if (categories.some(({ slug }) => slug === wanted)) setCategory(wanted);
  }, [categories]);

  function choose(slug: string) {
    setCategory(slug);
    const url = new URL(window.location.href);
    if (slug) url.searchParams.set(parameter, slug);
    else url.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, "", url);
  }

  const choices = [{ slug: "", label: t("all") }, ...categories];
  return (
    <>
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">{t("filter")}</legend>
        {choices.map(({ slug, label }) => (
          <label key={slug} className={styles.choice}>
            <input
              type="radio"
              name={parameter}
              value={slug}
              checked={slug === category}
              onChange={() => choose(slug)}
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

export const referenceCategoryFragment = graphql`
  fragment ReferenceCategoryFilter on ReferenceCategory {
    slug
    label
  }
`;
