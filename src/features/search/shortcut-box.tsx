import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { isShortcutOn, setShortcutOn } from "./shortcut-setting";
import * as styles from "./search.module.css";

/** Checkbox for the search shortcut, which can interfere with speech input. */
export function ShortcutBox() {
  const { t } = useTranslation("search");
  const [isOn, setIsOn] = useState(isShortcutOn);
  return (
    <label className={styles.shortcut}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          setShortcutOn(target.checked);
        }}
      />
      {t("shortcut")}
    </label>
  );
}
