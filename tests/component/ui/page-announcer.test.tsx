import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { arrive } from "@/layout/arrive";
import { PageAnnouncer } from "@/ui/page-announcer";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

const from = { pathname: "/", search: "", hash: "" };
const to = { pathname: "/pricing/", search: "", hash: "" };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  document.title = "Fiyatlar | Marka";
});
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const t = stringsOf("tr", "layout");
const describeTitle = (title: string) => t("announcement", { title });

function show() {
  renderPage(
    <div id="gatsby-focus-wrapper" tabIndex={-1}>
      <PageAnnouncer describe={describeTitle} />
      <button>before</button>
      <main>
        <h1>Fiyatlar</h1>
        <section id="part">Part</section>
      </main>
    </div>,
  );
  return { expected: describeTitle("Fiyatlar") };
}

describe("focus and announcement after navigation to a page", () => {
  it("a route change in the studio's preview leaves focus in the form", async () => {
    show();
    vi.spyOn(window, "parent", "get").mockReturnValue({} as Window);
    const button = screen.getByRole("button");
    button.focus();
    act(() => arrive(to, from));
    await wait(100);
    expect(button).toHaveFocus();
    vi.restoreAllMocks();
  });

  it("a route change announces the final document title", async () => {
    show();
    act(() => arrive(to, from));
    await wait(100);
    document.title = "Basında biz | Marka";
    await wait(100);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await wait(200);
    expect(screen.getByRole("status")).toHaveTextContent("Basında biz");
  });

  it("a route change announces even an unchanged title", async () => {
    const { expected } = show();
    arrive(to, from);
    await wait(500);
    act(() => arrive(from, to));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await wait(500);
    expect(screen.getByRole("status")).toHaveTextContent(expected);
  });

  it("an anchor on the same page is focused without an announcement", async () => {
    show();
    const before = screen.getByRole("status").textContent;
    arrive({ ...from, hash: "#part" }, from);
    await wait(500);
    expect(document.getElementById("part")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent(before ?? "");
    screen.getByRole("button").focus();
    expect(document.getElementById("part")).not.toHaveAttribute("tabindex");
  });

  it("a route change moves focus before paint, and focus that the visitor moves afterwards is kept", async () => {
    show();
    arrive(to, from);
    expect(screen.getByRole("heading")).toHaveFocus();
    screen.getByRole("button").focus();
    document.getElementById("gatsby-focus-wrapper")?.focus(); // Same call as the router makes after paint
    await wait(500);
    expect(screen.getByRole("button")).toHaveFocus();
  });

  it("a closing dialog restores focus before the announcement", async () => {
    show();
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.setAttribute("open", "");
    arrive(to, from);
    dialog.remove();
    screen.getByRole("button").focus();
    await wait(500);
    expect(screen.getByRole("heading")).toHaveFocus();
  });

  it("focus stays inside an open dialog", async () => {
    show();
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.setAttribute("open", "");
    screen.getByRole("button").focus();
    arrive(to, from);
    await wait(500);
    expect(screen.getByRole("button")).toHaveFocus();
    dialog.remove();
  });

  it("a fragment with an invalid escape sequence is tolerated", async () => {
    show();
    arrive({ ...to, hash: "#%E0%A4%A" }, from);
    await wait(500);
    expect(screen.getByRole("heading")).toHaveFocus();
  });
});
