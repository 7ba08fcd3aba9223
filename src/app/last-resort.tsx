import { localeOfPath, localizedPath } from "@/lib/locale-path";
import en from "../../locales/en/last-resort.json";
import tr from "../../locales/tr/last-resort.json";
import * as styles from "./last-resort.module.css";

const strings = { tr, en };

/**
 * Fallback for when even the shell or the error page cannot be rendered; needs no data, context or router.
 */
export function LastResort() {
  const locale = localeOfPath(window.location.pathname);
  const { title, home, reload } = strings[locale];
  return (
    <main id="main" className={styles.main} role="alert">
      <h1>{title}</h1>
      <p className={styles.ways}>
        <a href={localizedPath(locale, "/")}>{home}</a>
        {/* An empty `href` reloads this page. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">{reload}</a>
      </p>
    </main>
  );
}
