import type { ComponentProps } from "react";
import type { PhoneNumber } from "@/lib/calling-codes";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { FormFrame } from "@/forms/form-frame";
import { PhoneField } from "@/forms/phone-field";
import { SubmitButton } from "@/forms/submit-button";
import { phoneNumber } from "@/forms/phone-number";
import { errorsOf } from "@/forms/validators";
import { initialPhone } from "@/state/initial-state";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

type Values = { phone_number: PhoneNumber };

/** Renders a form with only a phone number, once its list of countries has loaded. */
export async function renderPhone(
  locale: "tr" | "en" = "tr",
  props: Partial<ComponentProps<typeof PhoneField>> = {},
) {
  const submit = vi.fn((_values: Values) => Promise.resolve(undefined));
  renderPage(
    <FormFrame<Values>
      label="form"
      initialValues={{ phone_number: initialPhone }}
      validate={(values) => errorsOf<Values>({ phone_number: phoneNumber(values.phone_number) })}
      onSubmit={submit}
    >
      <PhoneField name="phone_number" label="Phone" {...props} />
      <SubmitButton>Send</SubmitButton>
    </FormFrame>,
    { locale },
  );
  const country = screen.getByRole("combobox", {
    name: new RegExp(stringsOf(locale, "forms")("phone.country")),
  });
  await waitFor(() => expect(country.querySelectorAll("option").length).toBeGreaterThan(200));
  const user = userEvent.setup();
  const input = screen.getByRole("textbox", { name: /^Phone/ });
  const paste = async (text: string) => {
    await user.click(input);
    await user.paste(text);
  };
  const send = () => user.click(screen.getByRole("button", { name: "Send" }));
  return { user, submit, country, input, paste, send };
}
