import { useState } from "react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Stepper } from "@/ui/stepper";
import { Tabs } from "@/ui/tabs";

describe("Button component", () => {
  it("a button is disabled and busy while an action is running", async () => {
    const onClick = vi.fn();
    render(
      <Button isBusy onClick={onClick}>
        Send
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Send" });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it("a button has type button by default", () => {
    render(<Button>Plain</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  });
});

describe("Tabs component", () => {
  const items = ["One", "Two", "Three"].map((label) => ({ id: label, label, panel: `${label} panel` }));

  it("arrow keys select the next tab and call onChange", async () => {
    const onChange = vi.fn();
    render(<Tabs label="Plans" items={items} onChange={onChange} />);
    await userEvent.click(screen.getByRole("tab", { name: "One" }));
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: "Two" })).toHaveFocus();
    expect(screen.getByRole("tab", { name: "Two" })).toHaveAttribute("aria-selected", "true");
    expect(onChange).toHaveBeenLastCalledWith("Two");
  });

  it("the tab in selectedId is open, and every tab's panel is rendered", () => {
    render(<Tabs label="Plans" items={items} selectedId="Three" />);
    expect(screen.getByRole("tab", { name: "Three" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByText("One panel")).toBeInTheDocument();
  });
});

describe("Dialog component", () => {
  function Example() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Join" closeLabel="Close">
          <p>Inside</p>
        </Dialog>
      </>
    );
  }

  it("a dialog has an accessible name, and closes on a click on its close button or the backdrop, but not on its content", async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    const dialog = screen.getByRole("dialog", { name: "Join" });
    await userEvent.click(screen.getByText("Inside"));
    expect(screen.getByText("Inside")).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(screen.queryByText("Inside")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Inside")).not.toBeInTheDocument();
  });
});

it("a dialog stays open when a press starts inside and ends on the backdrop", async () => {
  const onClose = vi.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Join" closeLabel="Close">
      <input aria-label="Email" />
    </Dialog>,
  );
  const dialog = screen.getByRole("dialog", { name: "Join" });
  // Events of a text selection dragged beyond the dialog.
  fireEvent.pointerDown(screen.getByRole("textbox"));
  fireEvent.pointerUp(dialog);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

describe("closing nested dialogs", () => {
  function Nested({ onOuterClose }: { onOuterClose: () => void }) {
    const [isInnerOpen, setInnerOpen] = useState(true);
    return (
      <Dialog isOpen onClose={onOuterClose} title="Outer" closeLabel="Close outer">
        <Dialog
          isOpen={isInnerOpen}
          onClose={() => setInnerOpen(false)}
          title="Inner"
          closeLabel="Close inner"
        >
          <p>Inside</p>
        </Dialog>
      </Dialog>
    );
  }

  it("the outer dialog stays open when the browser closes the inner one", () => {
    const onOuterClose = vi.fn();
    render(<Nested onOuterClose={onOuterClose} />);
    const inner = screen.getByRole("dialog", { name: "Inner" });
    // Same event as Escape.
    act(() => (inner as HTMLDialogElement).close());
    expect(screen.queryByText("Inside")).not.toBeInTheDocument();
    expect(onOuterClose).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog", { name: "Outer" })).toHaveAttribute("open");
  });

  it("a dialog closes before unmounting, so that the browser restores focus", () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, "close");
    const { unmount } = render(
      <Dialog isOpen onClose={vi.fn()} title="Join" closeLabel="Close">
        <p>Inside</p>
      </Dialog>,
    );
    const dialog = screen.getByRole("dialog");
    let wasInPage = false;
    close.mockImplementation(() => (wasInPage = dialog.isConnected));
    unmount();
    expect(wasInPage).toBe(true);
    close.mockRestore();
  });
});

describe("focus of a busy button", () => {
  it("a button regains focus when it is no longer busy, unless another element has focus", () => {
    const { rerender } = render(<Button isBusy={false}>Send</Button>);
    const button = screen.getByRole("button");
    const fail = (during: () => void) => {
      button.focus();
      rerender(<Button isBusy>Send</Button>);
      // Browsers remove focus from a control that becomes disabled.
      const passing = document.body.appendChild(document.createElement("input"));
      passing.focus();
      passing.remove();
      during();
      rerender(<Button isBusy={false}>Send</Button>);
    };
    fail(() => undefined);
    expect(button).toHaveFocus();
    const other = document.body.appendChild(document.createElement("input"));
    fail(() => other.focus());
    expect(other).toHaveFocus();
    other.remove();
  });
});

describe("Stepper component", () => {
  it("the stepper is an ordered list with completed, active and pending steps", () => {
    render(
      <Stepper
        label="Progress"
        doneLabel="done"
        steps={[
          { id: "a", label: "Details", state: "done" },
          { id: "b", label: "Package", state: "active" },
          { id: "c", label: "Confirmation", state: "todo" },
        ]}
      />,
    );
    const items = screen.getAllByRole("listitem");
    expect(items.map((item) => item.getAttribute("data-state"))).toEqual(["done", "active", "todo"]);
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
    expect(items[0]).toHaveTextContent("Details (done)");
  });
});
