/** Runs `action` and reports whether the browser blocked a popup, since the SDK does not. */
export function whileWatchingWindows(action: () => void): { wasBlocked: boolean } {
  // Put back as it was, and called on the window meanwhile.
  // oxlint-disable-next-line typescript/unbound-method
  const { open } = window;
  let wasBlocked = false;
  window.open = (...parameters) => {
    const opened = open.call(window, ...parameters);
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
