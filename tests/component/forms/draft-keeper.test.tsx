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

describe("draft of a form", () => {
  it("is kept once typing rests", () => {
    const { draft } = renderDraft();
    fill("A", "x");
    rest(200);
    fill("A", "xy");
    rest(299);
    expect(draft).not.toHaveBeenCalled();
    rest(1);
    expect(draft).toHaveBeenCalledExactlyOnceWith({ a: "xy" });
  });

  it("is left alone while nothing is typed", () => {
    const { draft, unmount } = renderDraft();
    rest(1_000);
    fireEvent.blur(screen.getByRole("textbox"));
    unmount();
    expect(draft).not.toHaveBeenCalled();
  });

  it.each<[string, (view: { unmount: () => void }) => void]>([
    ["a field loses the focus", () => fireEvent.focusOut(screen.getByRole("textbox"))],
    ["the page goes away", () => fireEvent(window, new Event("pagehide"))],
    ["the form goes away", ({ unmount }) => unmount()],
  ])("is kept at once, and only once, when %s", (_name, leave) => {
    const { draft, ...view } = renderDraft();
    fill("A", "x");
    leave(view);
    expect(draft).toHaveBeenCalledExactlyOnceWith({ a: "x" });
  });

  it("is not kept a second time by leaving after typing rested", () => {
    const { draft, unmount } = renderDraft();
    fill("A", "x");
    rest(300);
    fireEvent(window, new Event("pagehide"));
    unmount();
    expect(draft).toHaveBeenCalledTimes(1);
  });

  it("is not kept once more when the page goes away twice", () => {
    const { draft } = renderDraft();
    fill("A", "x");
    fireEvent(window, new Event("pagehide"));
    fireEvent(window, new Event("pagehide"));
    expect(draft).toHaveBeenCalledTimes(1);
  });

  it("leaves nothing behind in a window whose form is gone", () => {
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
