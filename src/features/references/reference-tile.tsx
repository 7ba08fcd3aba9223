import { useId, useState } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { StoryLink } from "@/ui/story-link";
import * as card from "@/ui/card.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./reference-tile.module.css";

/** A shop's logo above its name; the description appears on hover, focus and tap. */
export function ReferenceTile({ reference }: { reference: Queries.ReferenceTileFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const descriptionId = useId();
  const { t } = useTranslation("stories");
  const { slug, name, city, category, description, mark, story } = reference;
  const close = (shallStayAway: boolean) => {
    setIsOpen(false);
    setIsDismissed(shallStayAway);
  };
  return (
    // Escape hides the description until focus or pointer leaves the tile (WCAG 2.2, criterion 1.4.13).
    <li
      id={slug}
      className={styles.tile}
      data-open={isOpen || undefined}
      data-dismissed={isDismissed || undefined}
      data-story={story ? true : undefined}
      onPointerLeave={() => setIsDismissed(false)}
    >
      <button
        type="button"
        className={styles.mark}
        aria-expanded={isOpen}
        aria-describedby={descriptionId}
        onClick={() => {
          setIsOpen(!isOpen);
          setIsDismissed(false);
        }}
        onBlur={() => close(false)}
        onKeyDown={({ key }) => key === "Escape" && close(true)}
      >
        <svg width={160} height={60} aria-hidden="true">
          <use href={mark} />
        </svg>
        <span className={kit.label}>{name}</span>
      </button>
      {!story && <p className={styles.place}>{`${category.label}, ${city}`}</p>}
      <p className={styles.description} id={descriptionId}>
        <strong>{`${name} · ${city}`}</strong>
        <span className={card.clamp}>{description}</span>
      </p>
      {story && (
        <p className={styles.story}>
          <StoryLink slug={story.slug} text={t("read.label")} label={t("read.item", { shop: name })} />
        </p>
      )}
    </li>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
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
    mark
    story {
      slug
    }
  }
`;
