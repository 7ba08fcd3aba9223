import { useId, useState } from "react";
import { graphql } from "gatsby";
import * as styles from "./reference-tile.module.css";

/** A shop's mark; its description shows on hover, on focus and on tap. */
export function ReferenceTile({ reference }: { reference: Queries.ReferenceTileFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const descriptionId = useId();
  const { slug, name, city, category, description, mark, logoAlt } = reference;
  return (
    <li id={slug} className={styles.tile} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.mark}
        aria-expanded={isOpen}
        aria-describedby={descriptionId}
        onClick={() => setIsOpen(!isOpen)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={({ key }) => key === "Escape" && setIsOpen(false)}
      >
        <svg role="img" aria-label={logoAlt} width={160} height={60}>
          <use href={mark} />
        </svg>
        <span className={styles.name}>{name}</span>
      </button>
      <p id={descriptionId} className={styles.description}>
        <strong>
          {category.label}, {city}
        </strong>
        <span>{description}</span>
      </p>
    </li>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const referenceTileFragment = graphql`
  fragment ReferenceTile on Reference {
    slug
    name
    city
    category {
      slug
      label
    }
    description
    logoAlt
    mark
  }
`;
