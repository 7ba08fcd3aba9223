import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { CheckboxField } from "@/forms/checkbox-field";
import { FormFrame } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { consent, errorsOf } from "@/forms/validators";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";
import { send } from "./render-form";

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

describe("checkbox field", () => {
  it("is ticked and unticked, by its label as well", () => {
    const { box } = renderBox();
    fireEvent.click(box);
    expect(box).toBeChecked();
    fireEvent.click(screen.getByText("I agree"));
    expect(box).not.toBeChecked();
  });

  it("says what is wrong until it is ticked, and sends that it is", async () => {
    const { box, submit } = renderBox();
    expect(box).toHaveAttribute("data-variant", "primary");
    send();
    await waitFor(() => expect(box).toHaveAccessibleDescription(stringsOf("tr", "forms")("errors.consent")));
    expect(box).toHaveAttribute("data-variant", "danger");
    fireEvent.click(box);
    expect(box).not.toHaveAttribute("aria-describedby");
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ agreed: true }));
  });

  it("prefers words that fit this box better", async () => {
    const { box } = renderBox(
      <CheckboxField name="agreed" label="I agree" messages={{ consent: "Read it first" }} />,
    );
    send();
    await waitFor(() => expect(box).toHaveAccessibleDescription("Read it first"));
  });

  it("falls back to the general words where none fit better", async () => {
    const { box } = renderBox(<CheckboxField name="agreed" label="I agree" messages={{ required: "No" }} />);
    send();
    await waitFor(() => expect(box).toHaveAccessibleDescription(stringsOf("tr", "forms")("errors.consent")));
  });

  it.each([
    [true, "true"],
    [undefined, "false"],
  ])("says whether it has to be ticked: %j", (isRequired, expected) => {
    const { box } = renderBox(<CheckboxField name="agreed" label="I agree" isRequired={isRequired} />);
    expect(box).toHaveAttribute("aria-required", expected);
  });

  it("has beside its label what is no part of its name", () => {
    const { box } = renderBox(
      <CheckboxField name="agreed" label="I agree">
        <a href="/terms/">to these terms</a>
      </CheckboxField>,
    );
    expect(box).toHaveAccessibleName("I agree");
    expect(screen.getByRole("link", { name: "to these terms" })).toBeVisible();
  });
});
