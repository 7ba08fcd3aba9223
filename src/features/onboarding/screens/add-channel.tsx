import { useTranslation } from "gatsby-plugin-react-i18next";
import Plus from "lucide-react/icons/plus";
import { setupParts } from "@/config/channels";
import { hasPart } from "@/state/guards";
import { partsScreen } from "@/state/screen-order";
import { screenPath } from "@/state/steps";
import { ButtonLink } from "@/ui/button";
import { useOnboarding } from "@/state/onboarding-context";
import * as styles from "./setup-screen.module.css";

/** Link to setup parts that the selected package lacks; renders nothing if it includes them all. */
export function AddChannel() {
  const { t } = useTranslation("onboarding-screens");
  const { state } = useOnboarding();
  const missing = setupParts.filter((part) => !hasPart(state, part));
  if (missing.length === 0) return null;
  const parts = missing.map((part) => t(`setup.parts.${part}.title`)).join(", ");
  return (
    <details className={styles.add}>
      <summary>
        <Plus aria-hidden="true" size={18} /> {t("setup.add.title")}
      </summary>
      <p>{t("setup.add.text", { parts })}</p>
      <ButtonLink to={`${screenPath("select-package")}?back=${partsScreen}`} variant="secondary">
        {t("setup.add.action")}
      </ButtonLink>
    </details>
  );
}
