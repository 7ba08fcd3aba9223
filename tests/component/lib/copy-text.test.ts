import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyText } from "@/lib/copy-text";

const writeText = vi.fn<(text: string) => Promise<void>>();
const copied: { text: string; isReadOnly: boolean; isHidden: boolean }[] = [];

/** Copies the field's selection; unlike browsers, jsdom does not focus it. */
const execCommand = vi.fn((command: string) => {
  const field = document.querySelector("textarea");
  if (command !== "copy" || !field) return false;
  field.focus();
  copied.push({
    text: field.value.slice(field.selectionStart, field.selectionEnd),
    isReadOnly: field.readOnly,
    isHidden: field.classList.contains("visually-hidden"),
  });
  return true;
});

beforeEach(() => {
  document.body.innerHTML = "<button>Copy</button>";
  copied.length = 0;
  writeText.mockReset();
  execCommand.mockClear();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  Object.assign(document, { execCommand });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "execCommand");
});

describe("copyText()", () => {
  it("copyText() writes to the clipboard", async () => {
    writeText.mockResolvedValue();
    expect(await copyText("Merhaba")).toBe(true);
    expect(writeText).toHaveBeenCalledWith("Merhaba");
    expect(execCommand).not.toHaveBeenCalled();
  });

  describe("copyText() without clipboard access", () => {
    beforeEach(() => {
      writeText.mockRejectedValue(new DOMException("not allowed", "NotAllowedError"));
    });

    it("copyText() copies through a hidden field, then removes the field and restores focus", async () => {
      const button = document.querySelector("button");
      button?.focus();
      const focus = vi.spyOn(button ?? document.body, "focus");
      expect(await copyText("Merhaba")).toBe(true);
      expect(copied).toEqual([{ text: "Merhaba", isReadOnly: true, isHidden: true }]);
      expect(document.querySelector("textarea")).toBeNull();
      expect(button).toHaveFocus();
      expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    });

    it("copyText() returns false when copying fails", async () => {
      execCommand.mockReturnValueOnce(false);
      expect(await copyText("Merhaba")).toBe(false);
      execCommand.mockImplementationOnce(() => {
        throw new Error("not supported");
      });
      expect(await copyText("Merhaba")).toBe(false);
      expect(document.querySelector("textarea")).toBeNull();
    });
  });
});
