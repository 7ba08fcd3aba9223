import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { isShortcutOn, setShortcutOn } from "./shortcut-setting";
import * as styles from "./search.module.css";

/** Switches the key that opens the search, which may get in the way of those who speak to their computer. */
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
