const storageKey = "search-shortcut";

/** Reports whether the `/` key opens the search dialog; visitors can disable this (WCAG 2.1.4). */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Enables or disables the search shortcut; without access to storage, only until the page is closed. */
export function setShortcutOn(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Without storage, the setting has its default.
  }
}
