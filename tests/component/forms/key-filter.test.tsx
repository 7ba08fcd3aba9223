import { useRef } from "react";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useKeyFilter } from "@/forms/use-key-filter";

function Filtered({ pattern = /^\d$/ }: { pattern?: RegExp }) {
  const element = useRef<HTMLInputElement>(null);
  useKeyFilter(element, pattern);
  return <input ref={element} aria-label="digits" />;
}

function NoInput() {
  useKeyFilter(useRef<HTMLInputElement>(null), /^\d$/);
  return <p>no input</p>;
}

/** Reports whether an input event is allowed to insert its text. */
function isLetThrough(input: Element, init: InputEventInit): boolean {
  return input.dispatchEvent(new InputEvent("beforeinput", { cancelable: true, ...init }));
}

describe("key filter for an input", () => {
  const typed = { inputType: "insertText" };
  it.each<[string, InputEventInit, boolean]>([
    ["a typed character that matches the pattern", { ...typed, data: "7" }, true],
    ["a typed character that does not match the pattern", { ...typed, data: "a" }, false],
    ["a typed character of two code units", { ...typed, data: "😀" }, false],
    ["several characters at once, as autofill enters them", { ...typed, data: "a7" }, true],
    ["no character", { ...typed, data: "" }, true],
    ["a line break", { ...typed, data: null }, true],
    ["a pasted character", { inputType: "insertFromPaste", data: "a" }, true],
    ["a deletion", { inputType: "deleteContentBackward", data: null }, true],
    ["a character still being composed", { ...typed, data: "a", isComposing: true }, true],
  ])("the key filter allows or rejects %s", (_name, init, expected) => {
    render(<Filtered />);
    expect(isLetThrough(screen.getByRole("textbox"), init)).toBe(expected);
  });

  it("the key filter applies a changed pattern, and stops on unmount", () => {
    const { rerender, unmount } = render(<Filtered />);
    rerender(<Filtered pattern={/^[a-z]$/} />);
    const input = screen.getByRole("textbox");
    expect(isLetThrough(input, { ...typed, data: "a" })).toBe(true);
    expect(isLetThrough(input, { ...typed, data: "7" })).toBe(false);
    unmount();
    expect(isLetThrough(input, { ...typed, data: "7" })).toBe(true);
  });

  it("the key filter does not throw without an input", () => {
    render(<NoInput />).unmount();
    expect(screen.queryByText("no input")).toBeNull();
  });
});
