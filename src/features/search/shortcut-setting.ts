const storageKey = "search-shortcut";

/** Tells whether the key `/` opens the search; a visitor can switch it off (WCAG 2.1.4). */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Switches the key `/` on or off; forgotten with the page where storage is forbidden. */
export function setShortcutOn(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // The setting is a comfort: without storage it holds its default.
  }
}
