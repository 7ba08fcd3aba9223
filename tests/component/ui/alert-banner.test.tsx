import { act as actAsync, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AlertBanner } from "@/ui/alert-banner";
import { hideAlert, showAlert } from "@/ui/alert-center";
import { AlertHistory, LatestAlert } from "@/ui/alert-history";
import { renderPage } from "../../helpers/render-page";

/** Synchronous act(), as all actions here are synchronous. */
const act = (action: () => void) => void actAsync(action);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(hideAlert);
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function showBanner(alert: Parameters<typeof showAlert>[0]) {
  render(<AlertBanner closeLabel="Close" />);
  act(() => showAlert(alert));
}

describe("banner of the current alert", () => {
  it("the banner announces an alert without a type politely, as a success", () => {
    showBanner({ message: "Saved" });
    expect(screen.getByRole("status")).toHaveTextContent("Saved");
    expect(screen.getByText("Saved").parentElement).toHaveAttribute("data-type", "success");
  });

  it("the banner announces an error assertively", () => {
    showBanner({ type: "error", message: "No connection" });
    expect(screen.getByRole("alert")).toHaveTextContent("No connection");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("the banner disappears after 3 s", () => {
    showBanner({ message: "Saved" });
    wait(2999);
    expect(screen.getByText("Saved")).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  });

  it("the banner stays while hovered or focused", () => {
    showBanner({ message: "Saved" });
    const alert = screen.getByText("Saved").parentElement as HTMLElement;
    fireEvent.mouseEnter(alert);
    wait(60_000);
    expect(screen.getByText("Saved")).toBeInTheDocument();
    fireEvent.mouseLeave(alert);
    act(() => screen.getByRole("button", { name: "Close" }).focus());
    wait(60_000);
    expect(screen.getByText("Saved")).toBeInTheDocument();
  });

  it("the alert stays in the page and in a dialog while either banner is hovered or focused", () => {
    render(
      <>
        <AlertBanner closeLabel="Close" />
        <div data-testid="window">
          <AlertBanner closeLabel="Close" />
        </div>
      </>,
    );
    act(() => showAlert({ message: "Saved" }));
    const [, inWindow] = screen.getAllByText("Saved").map(({ parentElement }) => parentElement);
    fireEvent.mouseEnter(inWindow as HTMLElement);
    wait(60_000);
    expect(screen.getAllByText("Saved")).toHaveLength(2);
    fireEvent.mouseLeave(inWindow as HTMLElement);
    wait(3000);
    expect(screen.queryAllByText("Saved")).toEqual([]);
  });

  it("the close button closes the banner", () => {
    showBanner({ message: "Saved" });
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  });

  it("a new alert replaces the earlier one and restarts the 3 s timer", () => {
    showBanner({ message: "First" });
    wait(2000);
    act(() => showAlert({ type: "error", message: "Second" }));
    wait(2000);
    expect(screen.queryByText("First")).not.toBeInTheDocument();
    expect(screen.getByText("Second")).toBeInTheDocument();
  });
});

describe("list of past alerts", () => {
  const past = () =>
    screen.queryAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);

  it("the history keeps expired alerts once each, newest first", () => {
    renderPage(<AlertHistory title="Recent" />);
    act(() => showAlert({ message: "Saved" }));
    wait(3000);
    act(() => showAlert({ type: "error", message: "No connection" }));
    act(() => showAlert({ message: "Saved" }));
    wait(57_000);
    expect(past().slice(0, 2)).toEqual([
      expect.stringMatching(/^\d\d[:.]\d\d Saved$/),
      expect.stringMatching(/No connection$/),
    ]);
    expect(past().filter((text) => text?.endsWith("Saved"))).toHaveLength(1);
  });

  it("the history keeps at most ten alerts", () => {
    renderPage(<AlertHistory title="Recent" />);
    for (let count = 0; count < 12; count += 1) act(() => showAlert({ message: `Alert ${count}` }));
    expect(past()).toHaveLength(10);
    expect(past()[0]).toContain("Alert 11");
    expect(screen.getByText("Recent (10)")).toBeInTheDocument();
  });
});

describe("latest alert inside a dialog", () => {
  it("the latest alert is shown unless it is an error, which persists beside its field", () => {
    renderPage(<LatestAlert label="Latest" />);
    act(() => showAlert({ message: "Saved" }));
    expect(screen.getByText(/^Saved$/)).toBeInTheDocument();
    act(() => showAlert({ type: "error", message: "Fill in all fields" }));
    expect(screen.queryByText(/Latest/)).not.toBeInTheDocument();
  });
});
