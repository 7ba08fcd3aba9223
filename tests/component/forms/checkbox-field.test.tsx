import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { CheckboxField } from "@/forms/checkbox-field";
import { FormFrame } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { consent, errorsOf } from "@/forms/validators";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";
import { send } from "./render-form";

const t = stringsOf("tr", "forms");

type Values = { agreed: boolean };

function renderBox(field = <CheckboxField name="agreed" label="I agree" isRequired />) {
  const submit = vi.fn((_values: Values) => Promise.resolve(undefined));
  renderPage(
    <FormFrame<Values>
      label="form"
      initialValues={{ agreed: false }}
      validate={({ agreed }) => errorsOf<Values>({ agreed: consent(agreed) })}
      onSubmit={(values) => submit(values)}
    >
      {field}
      <SubmitButton>Send</SubmitButton>
    </FormFrame>,
  );
  return { submit, box: screen.getByRole("checkbox", { name: "I agree" }) };
}

describe("checkbox field in a form", () => {
  it("clicking the box or its label toggles the checkbox", () => {
    const { box } = renderBox();
    fireEvent.click(box);
    expect(box).toBeChecked();
    fireEvent.click(screen.getByText("I agree"));
    expect(box).not.toBeChecked();
  });

  it("the checkbox shows an error until it is ticked, and submits true", async () => {
    const { box, submit } = renderBox();
    expect(box).toHaveAttribute("data-variant", "primary");
    send();
    await waitFor(() => expect(box).toHaveAccessibleDescription(t("errors.consent")));
    expect(box).toHaveAttribute("data-variant", "danger");
    fireEvent.click(box);
    expect(box).not.toHaveAttribute("aria-describedby");
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ agreed: true }));
  });

  it.each([
    ["prefers the error message specific to its field", { consent: "Read it first" }, "Read it first"],
    ["falls back to the generic error message", { required: "No" }, t("errors.consent")],
  ])("%s", async (_, messages, expected) => {
    const { box } = renderBox(<CheckboxField name="agreed" label="I agree" messages={messages} />);
    send();
    await waitFor(() => expect(box).toHaveAccessibleDescription(expected));
  });

  it.each([
    [true, "true"],
    [undefined, "false"],
  ])("sets aria-required for isRequired %j", (isRequired, expected) => {
    const { box } = renderBox(<CheckboxField name="agreed" label="I agree" isRequired={isRequired} />);
    expect(box).toHaveAttribute("aria-required", expected);
  });

  it("the accessible name excludes content beside the label", () => {
    const { box } = renderBox(
      <CheckboxField name="agreed" label="I agree">
        <a href="/terms/">to these terms</a>
      </CheckboxField>,
    );
    expect(box).toHaveAccessibleName("I agree");
    expect(screen.getByRole("link", { name: "to these terms" })).toBeVisible();
  });
});
