import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useStrayFiles } from "@/features/storefront/use-stray-files";

/** What the browser would do: whether it opens what is dropped, and how the pointer looks. */
function drag(type: "dragover" | "drop", types: string[], isTaken = false) {
  const dataTransfer = { types, dropEffect: "copy" };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
  if (isTaken) event.preventDefault();
  document.body.dispatchEvent(event);
  return { isOpened: !event.defaultPrevented, look: dataTransfer.dropEffect };
}

describe.each(["dragover", "drop"] as const)("%s beside the place for a picture", (type) => {
  it("opens no file", () => {
    renderHook(useStrayFiles);
    expect(drag(type, ["Files"])).toEqual({ isOpened: false, look: "none" });
  });

  it("leaves texts to the fields they are dropped on, and a file to who has taken it", () => {
    renderHook(useStrayFiles);
    expect(drag(type, ["text/plain"])).toEqual({ isOpened: true, look: "copy" });
    expect(drag(type, ["Files"], true)).toEqual({ isOpened: false, look: "copy" });
  });

  it("is the browser's own matter once the place is gone", () => {
    renderHook(useStrayFiles).unmount();
    expect(drag(type, ["Files"]).isOpened).toBe(true);
  });
});
