import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SelectField } from "@/forms/select-field";
import { required } from "@/forms/validators";
import { stringsOf } from "../../helpers/strings-of";
import { renderForm, send } from "./render-form";

const options = [
  { value: "sales", label: "Sales team" },
  { value: "help", label: "Help desk" },
];
const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /^Department/ });

describe("select field in a form", () => {
  it("offers its placeholder as an empty option before the others", () => {
    renderForm(<SelectField name="department" label="Department" placeholder="Choose" options={options} />);
    expect([...select().options].map(({ value, text }) => [value, text])).toEqual([
      ["", "Choose"],
      ["sales", "Sales team"],
      ["help", "Help desk"],
    ]);
    expect(select()).toHaveDisplayValue("Choose");
    expect(select()).toHaveAttribute("autocomplete", "off");
    expect(select()).toHaveAttribute("aria-required", "true");
    expect(select()).not.toHaveAttribute("aria-describedby");
  });

  it("applies the hint, autocomplete token and optional state", () => {
    const props = { hint: "Who answers", autoComplete: "country", isOptional: true };
    renderForm(
      <SelectField name="department" label="Department" placeholder="-" options={options} {...props} />,
    );
    expect(select()).toHaveAccessibleName(`Department ${stringsOf("tr", "forms")("optional")}`);
    expect(select()).toHaveAccessibleDescription("Who answers");
    expect(select()).toHaveAttribute("autocomplete", "country");
    expect(select()).toHaveAttribute("aria-required", "false");
  });

  it("uses the danger variant until an option is selected, and submits the option", async () => {
    const { submit } = renderForm(
      <SelectField name="department" label="Department" placeholder="Choose" options={options} />,
      { validate: ({ department = "" }) => (required(department) ? { department: "required" } : {}) },
    );
    const control = select().closest("[data-variant]");
    expect(control).toHaveAttribute("data-variant", "notr");
    send();
    await waitFor(() => expect(control).toHaveAttribute("data-variant", "danger"));
    fireEvent.change(select(), { target: { value: "help" } });
    expect(control).toHaveAttribute("data-variant", "notr");
    send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ department: "help" }, undefined));
  });
});
