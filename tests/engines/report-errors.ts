/** Runs in a page before its scripts: what goes wrong there and nobody catches is written to the console. */
export function reportErrors(): void {
  window.addEventListener("error", ({ message }) => {
    // An element that cannot be loaded is an event of that element, without a message.
    if (message) console.error(`page error: ${message}`);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    console.error(`page error: ${String(reason)}`);
  });
}
