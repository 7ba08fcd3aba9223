/** Focuses an element that is not focusable by itself; it is focusable only until it loses the focus. */
export function focusOnce(target: HTMLElement) {
  if (target.matches(":focus-within")) return;
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
