import { graphql } from "gatsby";
import { SampleNote } from "@/ui/sample-note";
import type { SampleTexts } from "./section-texts";
import * as scroll from "@/ui/scroll-row.module.css";
import * as styles from "./client-logos.module.css";

type ClientLogosProps = {
  texts: Pick<SampleTexts, "title" | "note">;
  references: readonly Queries.ClientLogoFragment[];
};

/** Logos of a few reference customers in a uniform style. */
export function ClientLogos({ texts, references }: ClientLogosProps) {
  return (
    <section className={styles.band} aria-labelledby="clients-title">
      <h2 id="clients-title" className={styles.title}>
        {texts.title}
      </h2>
      {/* On phones the list scrolls sideways, so it has to be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={scroll.bleed} role="group" aria-labelledby="clients-title" tabIndex={0}>
        <ul className={styles.logos}>
          {references.map(({ slug, name, mark }) => (
            <li key={slug}>
              <svg role="img" aria-label={name} width={160} height={60}>
                <use href={mark} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <SampleNote text={texts.note} />
    </section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const clientLogoFragment = graphql`
  fragment ClientLogo on Reference {
    slug
    name
    mark(of: HOME)
  }
`;
