import { useState, type FormEvent } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { configuredThirdParties, purposes, type ConsentCategory } from "@/config/third-parties";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { decide, question, showPreferences } from "./consent-store";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./consent.module.css";

/** Consent per category; the required category is shown but cannot be switched off. */
export function ConsentPreferences({ granted }: { granted: readonly ConsentCategory[] }) {
  const { t } = useTranslation("consent");
  const [chosen, setChosen] = useState(granted);

  const toggle = (category: ConsentCategory) =>
    setChosen((before) =>
      before.includes(category) ? before.filter((one) => one !== category) : [...before, category],
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    decide([...chosen]);
  };
  const toolsOf = (category: ConsentCategory) =>
    configuredThirdParties
      .filter((name) => purposes[name].includes(category))
      .map((name) => t(`tools.${name}`))
      .join(", ");

  return (
    <Dialog
      isOpen
      onClose={() => showPreferences(false)}
      title={t("preferences.title")}
      closeLabel={t("preferences.close")}
    >
      <form className={styles.preferences} onSubmit={save}>
        <p>{t("preferences.lead")}</p>
        <ul className={styles.categories}>
          <li>
            <input
              id="consent-necessary"
              type="checkbox"
              checked
              disabled
              aria-describedby="consent-necessary-text"
            />
            <div>
              <label htmlFor="consent-necessary" className={kit.strong}>
                {t("necessary.label")}
              </label>
              <p id="consent-necessary-text" className={kit.note}>
                {t("necessary.text")}
              </p>
            </div>
          </li>
          {question.asked.map((category) => (
            <li key={category}>
              <input
                id={`consent-${category}`}
                type="checkbox"
                checked={chosen.includes(category)}
                aria-describedby={`consent-${category}-text`}
                onChange={() => toggle(category)}
              />
              <div>
                <label htmlFor={`consent-${category}`} className={kit.strong}>
                  {t(`${category}.label`)}
                </label>
                <p id={`consent-${category}-text`} className={kit.note}>
                  {t(`${category}.text`)} ({toolsOf(category)})
                </p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.answers}>
          <Button type="submit">{t("preferences.save")}</Button>
          <Button variant="secondary" onClick={() => decide([...question.asked])}>
            {t("preferences.accept-all")}
          </Button>
          <Button variant="secondary" onClick={() => decide([])}>
            {t("preferences.reject-all")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
