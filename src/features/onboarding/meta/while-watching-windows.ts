/** Runs `action` and reports whether the browser blocked a popup, as the SDK does not report this. */
export function whileWatchingWindows(action: () => void): { wasBlocked: boolean } {
  // Called with the window as `this`, and restored afterwards.
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
