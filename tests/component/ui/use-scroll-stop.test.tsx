import { useRef } from "react";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useScrollStop } from "@/ui/use-scroll-stop";

/** ResizeObserver mock: reports each observed element once, as browsers do; sizes never change here. */
class Observer {
  constructor(private readonly tell: () => void) {}
  observe() {
    this.tell();
  }
  disconnect() {}
}

/** Simulates a box 100 px high, with 10 px of content per letter. */
beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Observer);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(100);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return Math.max(100, (this.textContent ?? "").length * 10);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Box({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const tabIndex = useScrollStop(box, "down");
  return (
    <div ref={box} role="group" tabIndex={tabIndex}>
      {text}
    </div>
  );
}

it("a scroll box is focusable only while its content overflows", async () => {
  const { rerender } = render(<Box text="short" />);
  const box = screen.getByRole("group");
  expect(box).not.toHaveAttribute("tabindex");
  rerender(<Box text="longer than the box is high" />);
  await waitFor(() => expect(box).toHaveAttribute("tabindex", "0"));
  rerender(<Box text="short" />);
  await waitFor(() => expect(box).not.toHaveAttribute("tabindex"));
});
