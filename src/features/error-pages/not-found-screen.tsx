import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { ErrorScreen } from "./error-screen";
import { useAliasRedirect } from "./use-alias-redirect";
import * as styles from "./error-screen.module.css";

const suggestions = [
  { key: "pricing", to: "/pricing/" },
  { key: "faq", to: "/faq/" },
  { key: "press", to: "/press/" },
  { key: "references", to: "/referances/" },
] as const;

/** The not-found page, which also redirects aliases of known addresses; `search` is the search field. */
export function NotFoundScreen({ search }: { search?: ReactNode }) {
  const { t } = useTranslation("error-pages");
  useAliasRedirect();
  return (
    <ErrorScreen code="404" title={t("notFound.title")} text={t("notFound.text")}>
      {search}
      <nav className={styles.suggestions} aria-label={t("notFound.suggestions")}>
        {suggestions.map(({ key, to }) => (
          <LocalizedLink key={key} to={to}>
            {t(`links.${key}`)}
          </LocalizedLink>
        ))}
      </nav>
    </ErrorScreen>
  );
}
