import { forwardRef } from "react";
import type { ApplicationLetter } from "./application-letter";
import * as styles from "./letter-sheet.module.css";

/** The letter as a sheet of paper; the only printed part of the page. */
export const LetterSheet = forwardRef<HTMLDivElement, { letter: ApplicationLetter }>(function LetterSheet(
  { letter },
  ref,
) {
  const { subject, addressee, applicant, request, closing } = letter;
  return (
    <div ref={ref} className={styles.sheet} data-letter>
      <p>
        {addressee.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
      <p className={styles.subject}>{subject}</p>
      <p className={styles.part}>{applicant.title}</p>
      <dl className={styles.facts}>
        {applicant.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.part}>{request.title}</p>
      {request.paragraphs.map((paragraph, index) => (
        <p key={`${index}-${paragraph}`}>{paragraph}</p>
      ))}
      {closing.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
});
