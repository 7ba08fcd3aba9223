import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FormFrame } from "@/forms/form-frame";
import { PhoneField } from "@/forms/phone-field";
import { initialPhone } from "@/state/initial-state";
import { renderPage } from "../../helpers/render-page";

vi.mock("@/lib/calling-codes", () => {
  throw new Error("the list could not be loaded");
});

it("leaves the present country the only choice where the list of countries cannot be had", async () => {
  renderPage(
    <FormFrame
      label="form"
      initialValues={{ phone: initialPhone }}
      validate={() => ({})}
      onSubmit={() => Promise.resolve(undefined)}
    >
      <PhoneField name="phone" label="Phone" />
    </FormFrame>,
  );
  await vi.dynamicImportSettled();
  const country = screen.getByRole<HTMLSelectElement>("combobox");
  expect([...country.options].map(({ value, text }) => [value, text])).toEqual([["TR", "+90"]]);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "555" } });
  expect(screen.getByRole("textbox")).toHaveValue("555");
});
