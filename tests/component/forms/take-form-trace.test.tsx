import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HoneypotField } from "@/forms/honeypot-field";
import { takeFormTrace } from "@/forms/take-form-trace";
import { honeypotName, minFillTime } from "@/lib/form-trace";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

const form = () => screen.getByRole<HTMLFormElement>("form", { name: "form" });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("timing and honeypot data for a submission", () => {
  it.each([
    ["without a honeypot", <input key="a" name="company" aria-label="company" />],
    ["with another control of its name", <textarea key="a" name={honeypotName} aria-label="note" />],
  ])("the form trace is undefined for a form %s", async (_name, control) => {
    render(<form aria-label="form">{control}</form>);
    expect(await takeFormTrace(form())).toBeUndefined();
  });

  it("takeFormTrace() resolves to undefined without a form", async () => {
    expect(await takeFormTrace(null)).toBeUndefined();
  });

  const renderHoneypot = (value: string) => {
    render(
      <form aria-label="form">
        <input name={honeypotName} defaultValue={value} />
      </form>,
    );
    return screen.getByRole("textbox");
  };

  it("takeFormTrace() resolves only after the minimum time that a person needs", async () => {
    renderHoneypot("");
    await vi.advanceTimersByTimeAsync(400);
    const settled = vi.fn();
    void takeFormTrace(form()).then(settled);
    await vi.advanceTimersByTimeAsync(minFillTime - 401);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(`${minFillTime};empty`);
  });

  it("takeFormTrace() resolves immediately once the minimum fill time has passed", async () => {
    renderHoneypot("");
    await vi.advanceTimersByTimeAsync(5_230);
    expect(await takeFormTrace(form())).toBe("5230;empty");
  });

  it("takeFormTrace() reports a filled honeypot field and clears it", async () => {
    const honeypot = renderHoneypot("https://example.com");
    await vi.advanceTimersByTimeAsync(minFillTime);
    expect(await takeFormTrace(form())).toBe(`${minFillTime};filled`);
    expect(honeypot).toHaveValue("");
  });
});

describe("honeypot field of a form", () => {
  it("the honeypot field is hidden from view, tab order, screen readers and autofill", () => {
    renderPage(<HoneypotField />);
    const field = screen.getByLabelText(stringsOf("tr", "layout")("honeypot"));
    expect(field).toHaveAttribute("name", honeypotName);
    expect(field).toHaveAttribute("type", "text");
    expect(field).toHaveAttribute("tabindex", "-1");
    expect(field).toHaveAttribute("autocomplete", "off");
    expect(field.closest(".visually-hidden")).toHaveAttribute("aria-hidden", "true");
  });
});
