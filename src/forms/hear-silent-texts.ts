const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(?:checkbox|radio|file|hidden)$/.test(control.type));

/**
 * Lets React hear of texts that were written into a form without an event, as some password managers do: it would judge the empty
 * fields that it knows, and take the texts away. What it knows is each field's default.
 */
export function hearSilentTexts(form: HTMLFormElement) {
  for (const control of form.elements)
    if (isText(control) && control.value !== control.defaultValue)
      control.dispatchEvent(new Event("input", { bubbles: true }));
}
