import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { env } from "@/config/env";
import type { SubmitErrors } from "@/forms/form-frame";
import { HoneypotField } from "@/forms/honeypot-field";
import { TextField } from "@/forms/text-field";
import { alertStore, hideAlert, showAlert } from "@/ui/alert-center";
import { pageMarkup } from "../../helpers/page-markup";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";
import { fill, renderForm, send, textForm } from "./render-form";

const field = <TextField name="a" label="A" autoComplete="off" />;
const input = () => screen.getByRole("textbox", { name: "A" });

afterEach(hideAlert);

describe("form submission", () => {
  it("submission passes the field values, plus timing and honeypot data if there is a honeypot field", async () => {
    vi.spyOn(performance, "now").mockReturnValue(5_230);
    const { submit } = renderForm(
      <>
        {field}
        <HoneypotField />
      </>,
    );
    fill("A", "x");
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ a: "x" }, "5230;empty"));
  });

  it("submission includes values that a password manager filled in without an event", async () => {
    const { submit } = renderForm(field, { validate: ({ a }) => (a ? {} : { a: "required" }) });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(), "x");
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ a: "x" }, undefined));
    expect(input()).toHaveValue("x");
  });

  it("a second submit is ignored while the first is pending", async () => {
    const answers: ((errors?: SubmitErrors) => void)[] = [];
    const { form } = renderForm(field, { onSubmit: () => new Promise((resolve) => answers.push(resolve)) });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(answers).toHaveLength(1));
    fireEvent.submit(form);
    answers[0]?.();
    await waitFor(() => expect(screen.getByRole("button")).toBeEnabled());
    expect(answers).toHaveLength(1);
    fireEvent.submit(form);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await waitFor(() => expect(screen.getByRole("button")).toBeEnabled());
  });

  it("submission is not native and does not bubble to an outer form", async () => {
    const outer = vi.fn();
    const submit = vi.fn(() => Promise.resolve(undefined));
    renderPage(<div onSubmit={outer}>{textForm(field, { onSubmit: submit })}</div>);
    expect(fireEvent.submit(screen.getByRole("form"))).toBe(false);
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(outer).not.toHaveBeenCalled();
  });

  it("onInvalid receives validation errors only when the form is invalid", async () => {
    const invalid = vi.fn();
    const { submit } = renderForm(field, {
      validate: ({ a }) => (a ? {} : { a: "required" }),
      onInvalid: invalid,
    });
    send();
    expect(invalid).toHaveBeenCalledExactlyOnceWith({ a: "required" });
    await waitFor(() => expect(input()).toHaveFocus());
    expect(submit).not.toHaveBeenCalled();
    fill("A", "x");
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(invalid).toHaveBeenCalledTimes(1);
  });

  it("a rejected field is focused, and the form's error message remains", async () => {
    showAlert({ type: "error", message: "No connection" });
    renderForm(field, { onSubmit: () => Promise.resolve({ a: "Taken" }) });
    send();
    await waitFor(() => expect(input()).toHaveFocus());
    expect(alertStore.read().status).toBe(true);
  });

  it("a successful submit removes the previous error message", async () => {
    showAlert({ type: "error", message: "No connection" });
    const { submit } = renderForm(field);
    send();
    await waitFor(() => expect(submit).toHaveBeenCalled());
    await waitFor(() => expect(alertStore.read().status).toBe(false));
    expect(input()).not.toHaveFocus();
  });
});

describe("form without scripts", () => {
  const t = stringsOf("en", "forms");

  it("the form posts to the backend if it has an action", () => {
    const { form } = renderForm(field, { action: "/site/contact-form", formId: "contact" }, { locale: "en" });
    expect(form).toHaveAttribute("action", `${env.apiBaseUrl}/site/contact-form?lang=en`);
    expect(form).toHaveAttribute("id", "contact");
    expect(pageMarkup(textForm(field, { action: "/x" }), { locale: "en" })).not.toContain("<noscript");
  });

  it("the form links to the contact page if it has no action", () => {
    const { form } = renderForm(field);
    expect(form).not.toHaveAttribute("action");
    expect(form).not.toHaveAttribute("id");
    const html = pageMarkup(textForm(field), { locale: "en" }).replaceAll("<!-- -->", "");
    const [, notice = ""] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect(notice).toContain(`${t("no-script.text")} <a `);
    expect(notice).toMatch(/<a[^>]* href="\/en\/contact-us\/"/);
    expect(notice).toContain(`>${t("no-script.link")}</a>`);
  });
});
