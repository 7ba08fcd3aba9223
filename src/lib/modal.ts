/** Opens a window over the page; where the browser has no modal ones, as part of the page. */
export function openModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.hasAttribute("open")) return;
  if (typeof dialog.showModal === "function") dialog.showModal();
  else dialog.setAttribute("open", "");
}

/** Closes a window that `openModal` opened; its `close` event fires everywhere. */
export function closeModal(dialog: HTMLDialogElement | null) {
  if (!dialog?.hasAttribute("open")) return;
  if (typeof dialog.close === "function") return dialog.close();
  dialog.removeAttribute("open");
  dialog.dispatchEvent(new Event("close"));
}
