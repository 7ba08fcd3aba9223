/** Logs uncaught errors and rejections to the console; injected before the page's scripts. */
export function reportErrors(): void {
  window.addEventListener("error", ({ message }) => {
    // A failed resource fires an event at its element, without a message.
    if (message) console.error(`page error: ${message}`);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    console.error(`page error: ${String(reason)}`);
  });
}
