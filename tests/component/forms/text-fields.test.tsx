import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { EmailField } from "@/forms/email-field";
import { TextField } from "@/forms/text-field";
import { TextareaField } from "@/forms/textarea-field";
import { stringsOf } from "../../helpers/strings-of";
import { fill, renderForm, send } from "./render-form";

const box = (name: string) => screen.getByRole("textbox", { name });

describe("text field in a form", () => {
  it("renders a required text input with an id derived from form and name", () => {
    renderForm(<TextField name="company" label="Company" autoComplete="organization" />);
    const input = box("Company");
    expect(input).toHaveAttribute("type", "text");
    expect(input).toHaveAttribute("name", "company");
    expect(input.id).toMatch(/-company$/);
    expect(input).toHaveAttribute("autocomplete", "organization");
    expect(input).toHaveAttribute("aria-required", "true");
    expect(input).not.toHaveAttribute("aria-describedby");
    expect(input).not.toHaveAttribute("spellcheck");
    expect(input.closest("[data-variant]")).toHaveAttribute("data-variant", "notr");
  });

  it("marks an optional field beside its label", () => {
    renderForm(<TextField name="tags" label="Tags" autoComplete="off" isOptional />);
    expect(box(`Tags ${stringsOf("tr", "forms")("optional")}`)).toHaveAttribute("aria-required", "false");
  });

  it.each([
    [{ type: "url" as const }, "false"],
    [{ autoCapitalize: "none" as const }, "false"],
    [{ autoCapitalize: "words" as const }, null],
  ])("disables spell checking for fields without words: %j", (props, spelling) => {
    renderForm(<TextField name="a" label="A" autoComplete="off" {...props} />);
    expect(box("A").getAttribute("spellcheck")).toBe(spelling);
  });

  it("a text field keeps its colour variant unless it has an error", async () => {
    renderForm(<TextField name="a" label="A" autoComplete="off" variant="primary" hint="Hint" />, {
      validate: ({ a }) => (a ? {} : { a: "required" }),
    });
    const control = box("A").closest("[data-variant]");
    expect(control).toHaveAttribute("data-variant", "primary");
    send();
    await waitFor(() => expect(control).toHaveAttribute("data-variant", "danger"));
    fill("A", "x");
    expect(control).toHaveAttribute("data-variant", "primary");
    expect(box("A")).toHaveAccessibleDescription("Hint");
    expect(box("A")).not.toHaveAttribute("aria-invalid");
  });

  it("a field receives focus when its suffix is clicked", () => {
    renderForm(<TextField name="a" label="Address" autoComplete="off" suffix=".example.com" />);
    fireEvent.click(screen.getByText(".example.com"));
    expect(box("Address")).toHaveFocus();
  });

  it("a cleared field submits an empty string, without invisible characters", async () => {
    const { submit } = renderForm(
      <>
        <TextField name="a" label="A" autoComplete="off" />
        <TextField name="b" label="B" autoComplete="off" />
      </>,
    );
    fill("A", "x");
    fill("A", "");
    fill("B", "Elif\u202c Y");
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ a: "", b: "Elif Y" }, undefined));
  });
});

describe("text field for an address, code or number", () => {
  it.each([
    { type: "email" as const },
    { type: "url" as const },
    { inputMode: "numeric" as const },
    { autoCapitalize: "none" as const },
  ])("strips joiners from the value: %j", async (props) => {
    const { submit } = renderForm(<TextField name="a" label="A" autoComplete="off" {...props} />);
    fireEvent.change(screen.getByLabelText("A"), { target: { value: "\u200bad\u200da\ufeff" } });
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ a: "ada" }, undefined));
  });

  it("free-text fields keep zero-width joiners, which emoji need", async () => {
    const { submit } = renderForm(<TextField name="a" label="A" autoComplete="off" autoCapitalize="words" />);
    fill("A", "👩\u200d🚀\u200b");
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ a: "👩\u200d🚀" }, undefined));
  });
});

describe("email field in a form", () => {
  it("the email field has the input type and autocomplete for email addresses", () => {
    renderForm(<EmailField name="email" label="E-mail" hint="Only for the answer" />);
    const input = box("E-mail");
    expect(input).toHaveAttribute("type", "email");
    expect(input).toHaveAttribute("inputmode", "email");
    expect(input).toHaveAttribute("autocomplete", "email");
    expect(input).toHaveAttribute("autocapitalize", "none");
    expect(input).toHaveAttribute("spellcheck", "false");
    expect(input).toHaveAccessibleDescription("Only for the answer");
  });
});

describe("probably mistyped email address", () => {
  const t = stringsOf("tr", "forms");
  const question = (address: string) => t("suggestion.address", { address });
  const sendAddress = (address: string) => {
    const { submit } = renderForm(<EmailField name="email" label="E-mail" />);
    fill("E-mail", address);
    send();
    return submit;
  };

  it("a correction is suggested before sending, and applied with one click", async () => {
    const submit = sendAddress("ayşe@gmail.con");
    expect(await screen.findByText(question("ayse@gmail.com"), { exact: false })).toBeVisible();
    await waitFor(() => expect(box("E-mail")).toHaveFocus());
    expect(submit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: t("suggestion.take") }));
    expect(box("E-mail")).toHaveValue("ayse@gmail.com");
    expect(box("E-mail")).toHaveFocus();
    expect(box("E-mail")).not.toHaveAttribute("aria-invalid");
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ email: "ayse@gmail.com" }, undefined));
  });

  it("a second submit sends the suspicious address unchanged", async () => {
    const submit = sendAddress("ayşe@dukkan.example");
    await screen.findByText(question("ayse@dukkan.example"), { exact: false });
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ email: "ayşe@dukkan.example" }, undefined));
  });

  it("a plausible email address yields no suggestion", async () => {
    const submit = sendAddress("Ayse@Dukkan.Example");
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });
});

describe("textarea in a form", () => {
  it.each([
    [undefined, "4"],
    [9, "9"],
  ])("the textarea with the row count %j has %s rows", (rows, expected) => {
    renderForm(<TextareaField name="message" label="Message" rows={rows} />);
    const area = box("Message");
    expect(area).toHaveAttribute("rows", expected);
    expect(area).toHaveAttribute("aria-required", "true");
    expect(area).not.toHaveAttribute("aria-describedby");
  });

  it("an error gives the textarea the danger variant, and its message follows the hint", async () => {
    renderForm(<TextareaField name="message" label="Message" hint="Up to you" isOptional />, {
      validate: () => ({ message: "too-long" }),
    });
    const t = stringsOf("tr", "forms");
    const area = box(`Message ${t("optional")}`);
    expect(area).toHaveAttribute("aria-required", "false");
    expect(area.closest("[data-variant]")).toHaveAttribute("data-variant", "notr");
    send();
    await waitFor(() => expect(area).toHaveAccessibleDescription(`Up to you ${t("errors.too-long")}`));
    expect(area.closest("[data-variant]")).toHaveAttribute("data-variant", "danger");
  });
});
