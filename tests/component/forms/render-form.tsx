import type { ComponentProps, ReactNode } from "react";
import { fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { FormFrame, type SubmitErrors } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { renderPage, type PageOptions } from "../../helpers/render-page";

export type Texts = Record<string, string>;

type Frame = ComponentProps<typeof FormFrame<Texts>>;
type FormOptions = Partial<Omit<Frame, "children">>;

/** Creates a form of text fields: valid, empty and accepted by default. */
export const textForm = (fields: ReactNode, options: FormOptions = {}) => (
  <FormFrame<Texts>
    label="form"
    initialValues={{}}
    validate={() => ({})}
    onSubmit={() => Promise.resolve(undefined)}
    {...options}
  >
    {fields}
    <SubmitButton>Send</SubmitButton>
  </FormFrame>
);

/** Renders fields in a form; `submit` receives the submitted values and accepts them. */
export function renderForm(fields: ReactNode, options: FormOptions = {}, page: PageOptions = {}) {
  const submit = vi.fn((_values: Texts, _trace?: string): Promise<SubmitErrors | undefined> =>
    Promise.resolve(undefined),
  );
  const view = renderPage(textForm(fields, { onSubmit: submit, ...options }), page);
  return { ...view, submit, form: screen.getByRole<HTMLFormElement>("form", { name: "form" }) };
}

/** Fills in a field in one step, like autofill. */
export const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

/** Submits the form with its button. */
export const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));
