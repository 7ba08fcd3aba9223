/**
 * Runs in a page before its scripts: makes Playwright's `fill` work in Firefox with a Turkish locale. Playwright inserts
 * text there by a function of its own that compares `nodeName.toLocaleLowerCase()` with "input", and in Turkish that is
 * "ınput": the field stays empty. This one inserts as the keyboard does, with trusted events.
 */
export function insertTextAsTyped(): void {
  const insertText = (text: string) => {
    document.execCommand("insertText", false, text);
  };
  // Playwright writes its own function later, which the accessor ignores.
  Object.defineProperty(window, "__pw_bidiInsertText", { get: () => insertText, set() {} });
}
