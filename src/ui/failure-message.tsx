import { Button, ButtonLink } from "./button";
import { usePageTitle } from "./use-page-title";
import * as styles from "./failure-message.module.css";

type FailureMessageProps = { title: string; text: string; reload: string; home: string };

/** What stands in the place of a page or screen that could not be shown, and the ways on; the page's title says it as well. */
export function FailureMessage({ title, text, reload, home }: FailureMessageProps) {
  usePageTitle(title);
  return (
    <div className={styles.failure} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <p className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{reload}</Button>
        <ButtonLink to="/" variant="secondary">
          {home}
        </ButtonLink>
      </p>
    </div>
  );
}
