import type { ReactNode } from "react";
import * as styles from "./page-heading.module.css";

type PageHeadingProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode };

/** Heading section of a page other than the home page. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
