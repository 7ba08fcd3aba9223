import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { Later } from "./later";
import { SampleNote } from "./sample-note";
import * as styles from "./section.module.css";

type SectionProps = {
  /** Anchor of the section; its heading is named after it. */
  id: string;
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Says that the section shows samples. */
  note?: string | null;
  ground?: "plain" | "tint" | "dark";
  align?: "start" | "center";
  className?: string;
  children: ReactNode;
};

/** A band of a page with its heading, which stands there before the rest. */
export function Section(props: SectionProps) {
  const { id, title, eyebrow, lead, note, ground = "plain", align = "center", className, children } = props;
  const headingId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(styles.section, styles[ground], className)}
    >
      <div className={styles.inner}>
        <div className={classNames(styles.heading, styles[align])}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 id={headingId}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          <SampleNote text={note} />
        </div>
        <Later>{children}</Later>
      </div>
    </section>
  );
}
