/** Copies text through a temporary field, for browsers and frames without clipboard access. */
function copyByField(text: string): boolean {
  const { activeElement } = document;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  try {
    // Deprecated, but the only method that works without clipboard access.
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}

/** Copies text to the clipboard. @returns whether it succeeded */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByField(text);
  }
}
