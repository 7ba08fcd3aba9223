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

describe("a form that is sent", () => {
  it("hands over its values, and how it was filled in where it has a honeypot", async () => {
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

  it("hands over what a password manager wrote without an event", async () => {
    const { submit } = renderForm(field, { validate: ({ a }) => (a ? {} : { a: "required" }) });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(), "x");
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ a: "x" }, undefined));
    expect(input()).toHaveValue("x");
  });

  it("is sent once at a time", async () => {
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

  it("is sent by nobody else: neither the browser nor a form around it", async () => {
    const outer = vi.fn();
    const submit = vi.fn(() => Promise.resolve(undefined));
    renderPage(<div onSubmit={outer}>{textForm(field, { onSubmit: submit })}</div>);
    expect(fireEvent.submit(screen.getByRole("form"))).toBe(false);
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(outer).not.toHaveBeenCalled();
  });

  it("hands over what stopped it, and nothing where it is valid", async () => {
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

  it("focuses the field that was refused, and keeps the error that is shown above", async () => {
    showAlert({ type: "error", message: "No connection" });
    renderForm(field, { onSubmit: () => Promise.resolve({ a: "Taken" }) });
    send();
    await waitFor(() => expect(input()).toHaveFocus());
    expect(alertStore.read().status).toBe(true);
  });

  it("hides the error of an earlier sending once it is accepted", async () => {
    showAlert({ type: "error", message: "No connection" });
    const { submit } = renderForm(field);
    send();
    await waitFor(() => expect(submit).toHaveBeenCalled());
    await waitFor(() => expect(alertStore.read().status).toBe(false));
    expect(input()).not.toHaveFocus();
  });
});

describe("a form without scripts", () => {
  const t = stringsOf("en", "forms");

  it("goes to the backend where that takes it", () => {
    const { form } = renderForm(field, { action: "/site/contact-form", formId: "contact" }, { locale: "en" });
    expect(form).toHaveAttribute("action", `${env.apiBaseUrl}/site/contact-form?lang=en`);
    expect(form).toHaveAttribute("id", "contact");
    expect(pageMarkup(textForm(field, { action: "/x" }), { locale: "en" })).not.toContain("<noscript");
  });

  it("says which way is open where nothing takes it", () => {
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
