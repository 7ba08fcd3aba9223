import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { EmailField } from "@/forms/email-field";
import { FormFrame, type SubmitErrors } from "@/forms/form-frame";
import { SelectField } from "@/forms/select-field";
import { SubmitButton } from "@/forms/submit-button";
import { TextareaField } from "@/forms/textarea-field";
import { email, errorsOf, required } from "@/forms/validators";
import { pageMarkup } from "../../helpers/page-markup";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

type Values = { email: string; department: string; message: string };

function ContactForm({ onSubmit }: { onSubmit: (values: Values) => Promise<SubmitErrors | undefined> }) {
  return (
    <FormFrame<Values>
      label="Contact"
      initialValues={{ email: "", department: "", message: "" }}
      validate={(values) =>
        errorsOf<Values>({
          email: email(values.email),
          department: required(values.department),
          message: required(values.message),
        })
      }
      onSubmit={onSubmit}
    >
      <EmailField name="email" label="E-mail" hint="Only for the answer" />
      <SelectField
        name="department"
        label="Department"
        placeholder="Choose"
        options={[{ value: "Sales", label: "Sales team" }]}
      />
      <TextareaField name="message" label="Message" />
      <SubmitButton>Send</SubmitButton>
    </FormFrame>
  );
}

describe("validation and hydration of a form", () => {
  it("the form can be filled in before hydration, and never puts field values into the URL", () => {
    const html = pageMarkup(<ContactForm onSubmit={() => Promise.resolve(undefined)} />);
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).not.toMatch(/<(fieldset|input|button)[^>]* disabled/);
  });

  it("the form validates only on submit, focuses the first invalid field and describes it with its hint and error", async () => {
    const user = userEvent.setup();
    const submit = vi.fn(() => Promise.resolve(undefined));
    renderPage(<ContactForm onSubmit={submit} />);
    const address = screen.getByRole("textbox", { name: "E-mail" });
    await user.type(address, "x");
    await user.tab();
    expect(address).not.toHaveAttribute("aria-invalid");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(address).toHaveFocus());
    expect(address).toHaveAccessibleDescription(
      `Only for the answer ${stringsOf("tr", "forms")("errors.email")}`,
    );
    expect(screen.getByRole("combobox", { name: "Department" })).toHaveAttribute("aria-invalid", "true");
    expect(submit).not.toHaveBeenCalled();
  });

  it("the page title has an error prefix until the error is corrected", async () => {
    const user = userEvent.setup();
    document.title = "Contact | Brand";
    const mark = stringsOf("tr", "forms")("error-title");
    renderPage(<ContactForm onSubmit={() => Promise.resolve({ email: "Blocked" })} />);
    await user.type(screen.getByRole("textbox", { name: "E-mail" }), "ada@example.com");
    await user.selectOptions(screen.getByRole("combobox", { name: "Department" }), "Sales");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(document.title).toBe(`${mark}Contact | Brand`);
    await user.type(screen.getByRole("textbox", { name: "Message" }), "Hello");
    expect(document.title).toBe("Contact | Brand");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(document.title).toBe(`${mark}Contact | Brand`));
    await user.type(screen.getByRole("textbox", { name: "E-mail" }), ".tr");
    expect(document.title).toBe("Contact | Brand");
  });

  it("a field error from the backend is shown as plain text until the field is changed", async () => {
    const user = userEvent.setup();
    const payload = "<img src=x onerror=alert(1)>";
    renderPage(<ContactForm onSubmit={() => Promise.resolve({ email: payload })} />);
    const address = screen.getByRole("textbox", { name: "E-mail" });
    await user.type(address, "ada@example.com");
    await user.selectOptions(screen.getByRole("combobox", { name: "Department" }), "Sales");
    await user.type(screen.getByRole("textbox", { name: "Message" }), "Hello");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(`Only for the answer ${payload}`));
    expect(screen.getByText(payload)).toBeVisible();
    await user.type(address, ".tr");
    expect(address).toHaveAccessibleDescription("Only for the answer");
  });
});
