import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useStrayFiles } from "@/features/storefront/use-stray-files";

/** Returns the browser's behaviour: whether it opens a dropped file, and the drop effect. */
function drag(type: "dragover" | "drop", types: string[], isTaken = false) {
  const dataTransfer = { types, dropEffect: "copy" };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
  if (isTaken) event.preventDefault();
  document.body.dispatchEvent(event);
  return { isOpened: !event.defaultPrevented, look: dataTransfer.dropEffect };
}

describe.each(["dragover", "drop"] as const)("%s outside the drop zone", (type) => {
  it("the browser does not open a file dropped outside the drop zone", () => {
    renderHook(useStrayFiles);
    expect(drag(type, ["Files"])).toEqual({ isOpened: false, look: "none" });
  });

  it("dropped text, and files that a drop zone handles, are not intercepted", () => {
    renderHook(useStrayFiles);
    expect(drag(type, ["text/plain"])).toEqual({ isOpened: true, look: "copy" });
    expect(drag(type, ["Files"], true)).toEqual({ isOpened: false, look: "copy" });
  });

  it("dropped files are left to the browser after unmount", () => {
    renderHook(useStrayFiles).unmount();
    expect(drag(type, ["Files"]).isOpened).toBe(true);
  });
});
