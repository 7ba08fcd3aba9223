/**
 * Makes Playwright's `fill` work in Firefox with a Turkish locale; injected before the page's scripts.
 * Playwright's own function compares `nodeName.toLocaleLowerCase()` with "input", which is "ınput" in
 * Turkish, so the field stays empty. This replacement inserts text with trusted events, like the keyboard.
 */
export function insertTextAsTyped(): void {
  const insertText = (text: string) => {
    document.execCommand("insertText", false, text);
  };
  // The accessor ignores Playwright's later assignment of its own function.
  Object.defineProperty(window, "__pw_bidiInsertText", { get: () => insertText, set() {} });
}
