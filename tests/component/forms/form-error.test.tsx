import { screen, waitFor } from "@testing-library/react";
import { FORM_ERROR } from "final-form";
import { describe, expect, it } from "vitest";
import { FormError } from "@/forms/form-error";
import type { SubmitErrors } from "@/forms/form-frame";
import { TextField } from "@/forms/text-field";
import { fill, renderForm, send } from "./render-form";

const fields = (
  <>
    <FormError />
    <TextField name="a" label="A" autoComplete="off" />
  </>
);

/** Renders a form whose submissions stay pending until the test resolves them. */
function renderWaiting() {
  const answers: ((errors?: SubmitErrors) => void)[] = [];
  renderForm(fields, { onSubmit: () => new Promise((resolve) => answers.push(resolve)) });
  return answers;
}
const button = () => screen.getByRole("button", { name: /Send/ });

describe("error message for a whole form", () => {
  it("the reason for a failed submit is shown until the next submit", async () => {
    const answers = renderWaiting();
    send();
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(screen.queryByText("Closed today")).toBeNull();
    answers[0]?.({ [FORM_ERROR]: "Closed today" });
    expect(await screen.findByText("Closed today")).toBeVisible();
    fill("A", "x");
    expect(screen.getByText("Closed today")).toBeVisible();
    send();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(screen.queryByText("Closed today")).toBeNull();
    answers[1]?.();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.queryByText("Closed today")).toBeNull();
  });
});

describe("submit button during submission", () => {
  it("the submit button is busy while the form is being submitted", async () => {
    const answers = renderWaiting();
    expect(button()).toHaveAttribute("type", "submit");
    expect(button()).not.toHaveAttribute("aria-busy");
    send();
    await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "true"));
    expect(button()).toBeDisabled();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await waitFor(() => expect(button()).toBeEnabled());
  });
});
