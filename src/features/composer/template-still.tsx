import { useTranslation } from "gatsby-plugin-react-i18next";
import { Bubble } from "@/scenes/parts";
import type { TemplateComposerProps } from "./template-composer";
import {
  fillTemplate,
  firstHours,
  isCategory,
  samplesOf,
  templateCategories,
  toComposerText,
  windowState,
} from "./template-rules";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./template-still.module.css";

/** Renders variables (odd indexes) without braces, since braces would load the font for rare characters. */
const asVariable = (part: string, index: number) => (index % 2 === 1 ? <var key={index}>{part}</var> : part);

/**
 * Static placeholder for the composer, with its parts in the same order: preview of the first case, cases, text
 * and values, clock.
 */
export function TemplateStill({ cases, limits }: TemplateComposerProps) {
  const { t } = useTranslation("showcase");
  const [first] = cases;
  if (!first) return null;
  const text = toComposerText(first.text);
  const category = isCategory(first.category) ? first.category : "utility";
  const { hoursLeft } = windowState(firstHours, limits.replyWindowHours.value, category);
  return (
    <div className={styles.still}>
      <div>
        <Bubble from="customer">{t("composer.question")}</Bubble>
        <Bubble from="shop">{fillTemplate(text, samplesOf(first))}</Bubble>
      </div>
      <div>
        <div className={kit.stack2}>
          <strong>{t("composer.cases")}</strong>
          <ul className={styles.cases}>
            {cases.map(({ slug, name }) => (
              <li key={slug} data-choice={slug}>
                {name}
              </li>
            ))}
          </ul>
        </div>
        <div className={kit.stack2}>
          <strong>{t("composer.text")}</strong>
          <p className={styles.text}>{text.split(/\{\{(.+?)\}\}/).map(asVariable)}</p>
          {/* The texts in the data contain no surrogate pairs, so `length` counts characters. */}
          <p>{t("composer.count", { length: text.length, max: limits.templateCharacters.value })}</p>
        </div>
        {first.variables.map(({ name, label, sample }) => (
          <p key={name} className={kit.stack2}>
            <strong>{label}</strong> <span className={styles.value}>{sample}</span>
          </p>
        ))}
        <div className={kit.stack2}>
          <strong>{t("composer.category")}</strong>
          <ul className={styles.cases}>
            {templateCategories.map((item) => (
              <li key={item}>{t(`composer.categories.${item}`)}</li>
            ))}
          </ul>
          <p>{t(`composer.categoryTexts.${category}`)}</p>
        </div>
      </div>
      <div>
        <strong className={styles.dial}>{t("composer.clock.left", { count: hoursLeft })}</strong>
        <p>
          <strong>{t("composer.clock.hours", { count: firstHours })}</strong>{" "}
          {t("composer.clock.open", { count: hoursLeft })}
        </p>
        {(["reply", "template"] as const).map((rule) => (
          <p key={rule} className={styles.rule}>
            <strong>{t(`composer.rules.${rule}`)}</strong> {t(`composer.rules.${rule}Free`)}
          </p>
        ))}
        <p>{t("composer.rules.note")}</p>
      </div>
    </div>
  );
}
