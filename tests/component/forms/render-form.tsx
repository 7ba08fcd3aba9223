import type { ComponentProps, ReactNode } from "react";
import { fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { FormFrame, type SubmitErrors } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { renderPage, type PageOptions } from "../../helpers/render-page";

export type Texts = Record<string, string>;

type Frame = ComponentProps<typeof FormFrame<Texts>>;
type FormOptions = Partial<Omit<Frame, "children">>;

/** A form of text fields: valid, empty and accepted, unless the test says otherwise. */
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

/** Renders fields in a form; `submit` was handed what the form sent and refuses nothing. */
export function renderForm(fields: ReactNode, options: FormOptions = {}, page: PageOptions = {}) {
  const submit = vi.fn((_values: Texts, _trace?: string): Promise<SubmitErrors | undefined> =>
    Promise.resolve(undefined),
  );
  const view = renderPage(textForm(fields, { onSubmit: submit, ...options }), page);
  return { ...view, submit, form: screen.getByRole<HTMLFormElement>("form", { name: "form" }) };
}

/** Fills a field in at once, as autofill does. */
export const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

/** Sends the form by its button. */
export const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));
