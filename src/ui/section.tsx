import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { Later } from "./later";
import { SampleNote } from "./sample-note";
import * as styles from "./section.module.css";

type SectionProps = {
  /** Anchor of the section, and basis of its heading's id. */
  id: string;
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Note that the section contains samples. */
  note?: string | null;
  ground?: "plain" | "tint" | "dark";
  /** `beside` places the heading at the start of the row if there is enough space. */
  align?: "start" | "center" | "beside";
  className?: string;
  children: ReactNode;
};

/** Section of a page. If it is below the fold, its heading renders before its content. */
export function Section(props: SectionProps) {
  const { id, title, eyebrow, lead, note, ground = "plain", align = "center", className, children } = props;
  const headingId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(styles.section, styles[ground], className)}
    >
      <div className={classNames(styles.inner, align === "beside" && styles.split)}>
        <div className={classNames(styles.heading, align === "center" && styles.center)}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 id={headingId}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          <SampleNote text={note} />
        </div>
        <div>
          <Later>{children}</Later>
        </div>
      </div>
    </section>
  );
}
