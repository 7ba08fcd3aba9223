/** Runs `action` and tells whether the browser kept it from opening a window; the SDK itself does not say so. */
export function whileWatchingWindows(action: () => void): { wasBlocked: boolean } {
  const open = window.open;
  let wasBlocked = false;
  window.open = (...parameters) => {
    const opened = open.apply(window, parameters);
    if (!opened) wasBlocked = true;
    return opened;
  };
  try {
    action();
  } finally {
    window.open = open;
  }
  return { wasBlocked };
}
