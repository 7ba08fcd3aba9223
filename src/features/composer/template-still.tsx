import { useTranslation } from "gatsby-plugin-react-i18next";
import { Bubble } from "@/scenes/parts";
import type { TemplateComposerProps } from "./template-composer";
import { fillTemplate, toComposerText } from "./template-rules";
import * as styles from "./template-section.module.css";

/** The composer as a picture: a customer's question, and the first template as its reader gets it. */
export function TemplateStill({ cases }: Pick<TemplateComposerProps, "cases">) {
  const { t } = useTranslation("showcase");
  const [first] = cases;
  const samples = Object.fromEntries((first?.variables ?? []).map(({ name, sample }) => [name, sample]));
  return (
    <div className={styles.still}>
      <Bubble from="customer">{t("composer.question")}</Bubble>
      <Bubble from="shop">{fillTemplate(toComposerText(first?.text ?? ""), samples)}</Bubble>
      <p>{t("composer.rules.note")}</p>
    </div>
  );
}
