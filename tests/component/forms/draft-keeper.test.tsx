import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextField } from "@/forms/text-field";
import { fill, renderForm } from "./render-form";

const field = <TextField name="a" label="A" autoComplete="off" />;
function rest(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function renderDraft() {
  const draft = vi.fn();
  const view = renderForm(field, { onDraft: draft, initialValues: { a: "first" } });
  return { ...view, draft };
}

describe("saving form drafts", () => {
  it("the draft is stored once typing pauses", () => {
    const { draft } = renderDraft();
    fill("A", "x");
    rest(200);
    fill("A", "xy");
    rest(299);
    expect(draft).not.toHaveBeenCalled();
    rest(1);
    expect(draft).toHaveBeenCalledExactlyOnceWith({ a: "xy" });
  });

  it("no draft is stored until text is entered", () => {
    const { draft, unmount } = renderDraft();
    rest(1_000);
    fireEvent.blur(screen.getByRole("textbox"));
    unmount();
    expect(draft).not.toHaveBeenCalled();
  });

  it.each<[string, (view: { unmount: () => void }) => void]>([
    ["a field loses focus", () => fireEvent.focusOut(screen.getByRole("textbox"))],
    ["the page is unloaded", () => fireEvent(window, new Event("pagehide"))],
    ["the form unmounts", ({ unmount }) => unmount()],
  ])("the draft is stored immediately, and only once, when %s", (_name, leave) => {
    const { draft, ...view } = renderDraft();
    fill("A", "x");
    leave(view);
    fireEvent(window, new Event("pagehide"));
    expect(draft).toHaveBeenCalledExactlyOnceWith({ a: "x" });
  });

  it("a stored draft is not stored again when the visitor leaves", () => {
    const { draft, unmount } = renderDraft();
    fill("A", "x");
    rest(300);
    fireEvent(window, new Event("pagehide"));
    unmount();
    expect(draft).toHaveBeenCalledTimes(1);
  });

  it("window listeners are removed when the form unmounts", () => {
    const { draft, unmount } = renderDraft();
    fill("A", "x");
    unmount();
    draft.mockClear();
    fireEvent(window, new Event("pagehide"));
    fireEvent(window, new Event("focusout"));
    rest(1_000);
    expect(draft).not.toHaveBeenCalled();
  });
});
