import { beforeEach, describe, expect, it, vi } from "vitest";
import { closeModal, openModal } from "@/lib/browser-support";

let dialog: HTMLDialogElement;
const handleClose = vi.fn();

beforeEach(() => {
  document.body.innerHTML = "<dialog></dialog>";
  dialog = document.querySelector("dialog") ?? document.createElement("dialog");
  handleClose.mockReset();
  dialog.addEventListener("close", handleClose);
});

describe("opening and closing a modal dialog", () => {
  it("repeated calls open and close a modal dialog only once", () => {
    const showModal = vi.spyOn(dialog, "showModal");
    const close = vi.spyOn(dialog, "close");
    openModal(dialog);
    openModal(dialog);
    expect(dialog.open).toBe(true);
    expect(showModal).toHaveBeenCalledTimes(1);
    closeModal(dialog);
    closeModal(dialog);
    expect(dialog.open).toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it("old browsers open a non-modal dialog, which still fires a close event", () => {
    Object.assign(dialog, { showModal: undefined, close: undefined });
    openModal(dialog);
    expect(dialog).toHaveAttribute("open", "");
    closeModal(dialog);
    expect(dialog).not.toHaveAttribute("open");
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it("opening or closing a missing dialog does not throw", () => {
    expect(() => openModal(null)).not.toThrow();
    expect(() => closeModal(null)).not.toThrow();
  });
});
