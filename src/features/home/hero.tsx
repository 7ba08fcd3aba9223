import type { ReactNode } from "react";
import Check from "lucide-react/icons/check";
import { graphql } from "gatsby";
import * as styles from "./hero.module.css";

type HeroProps = {
  texts: Queries.HomeHeroFragment["hero"];
  form: ReactNode;
  demo: ReactNode;
};

/** Top of the home page: headline, try-it form and interactive inbox demo. */
export function Hero({ texts, form, demo }: HeroProps) {
  return (
    <div className={styles.hero}>
      <svg
        className={styles.threads}
        viewBox="0 0 1440 700"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <g strokeWidth="5" strokeLinecap="round">
          <path d="M-20 80C420 80 520 420 1460 360" stroke="var(--thread-whatsapp)" />
          <path d="M-20 200C420 200 560 410 1460 360" stroke="var(--thread-instagram)" />
          <path d="M-20 560C420 560 560 380 1460 360" stroke="var(--thread-messenger)" />
          <path d="M-20 660C420 660 560 340 1460 360" stroke="var(--thread-sms)" />
        </g>
      </svg>
      <div className={styles.inner}>
        <div className={styles.claim}>
          <p className={styles.eyebrow}>{texts.eyebrow}</p>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <div className={styles.form}>{form}</div>
        <div className={styles.demo}>{demo}</div>
        <ul className={styles.trust}>
          {texts.trust.map((text) => (
            <li key={text}>
              <Check aria-hidden="true" size={18} strokeWidth={3} /> {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const homeHeroFragment = graphql`
  fragment HomeHero on HomeTexts {
    hero {
      eyebrow
      title
      lead
      trust
    }
  }
`;
