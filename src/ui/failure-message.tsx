import { Button, ButtonLink } from "./button";
import { usePageTitle } from "./use-page-title";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./failure-message.module.css";

type FailureMessageProps = { title: string; text: string; reload: string; home: string };

/**
 * Replaces a page or screen that failed to render; has buttons to reload or go home, and sets the page title.
 */
export function FailureMessage({ title, text, reload, home }: FailureMessageProps) {
  usePageTitle(title);
  return (
    <div className={styles.failure} role="alert">
      <h1 className={kit.display}>{title}</h1>
      <p>{text}</p>
      <p className={`${kit.wrap3} ${kit.middle}`}>
        <Button onClick={() => window.location.reload()}>{reload}</Button>
        <ButtonLink to="/" variant="secondary">
          {home}
        </ButtonLink>
      </p>
    </div>
  );
}
