import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ChoiceList } from "@/forms/choice-list";

const choices = [
  { value: "sms", label: "SMS", text: "Texts to customers" },
  { value: "mail", label: "Mail", picture: <svg aria-label="envelope" role="img" /> },
  { value: "fax", label: "Fax", isDisabled: true },
];

function renderList(type: "radio" | "checkbox", chosen: string[]) {
  const change = vi.fn();
  const props = { legend: "Services", name: "services", type, choices, chosen, onChange: change };
  render(<ChoiceList {...props} />);
  const choose = (name: string) => fireEvent.click(screen.getByRole(type, { name }));
  return { change, choose };
}

describe("choice list of radio buttons or checkboxes", () => {
  it("a choice list is a group with a visually hidden legend", () => {
    renderList("radio", []);
    expect(screen.getByRole("group", { name: "Services" })).toBeVisible();
    expect(screen.getByText("Services")).toHaveClass("visually-hidden");
  });

  it("the selected choice is checked, and all choices have the same name", () => {
    renderList("checkbox", ["mail"]);
    const boxes = screen.getAllByRole("checkbox");
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, false]);
    for (const box of boxes) expect(box).toHaveAttribute("name", "services");
  });

  it("the accessible name of a choice is its label, and the description its text", () => {
    renderList("radio", []);
    expect(screen.getByRole("radio", { name: "SMS" })).toHaveAccessibleDescription("Texts to customers");
    expect(screen.getByRole("radio", { name: "Mail" })).not.toHaveAttribute("aria-describedby");
    expect(screen.getByRole("img", { name: "envelope" })).toBeVisible();
  });

  it("an unavailable choice is disabled and its card dimmed", () => {
    renderList("radio", []);
    const radio = screen.getByRole("radio", { name: "Fax" });
    expect(radio).toBeDisabled();
    expect(radio.closest("label")).toHaveClass("choice", "choiceDisabled");
    expect(screen.getByRole("radio", { name: "SMS" }).closest("label")).not.toHaveClass("choiceDisabled");
  });

  it("a single-choice list reports the selected choice", () => {
    const { change, choose } = renderList("radio", ["sms"]);
    choose("Mail");
    expect(change).toHaveBeenCalledExactlyOnceWith(["mail"]);
  });

  it("a multiple-choice list appends a ticked choice to the selection and removes an unticked one", () => {
    const { change, choose } = renderList("checkbox", ["fax", "sms"]);
    choose("Mail");
    expect(change).toHaveBeenLastCalledWith(["fax", "sms", "mail"]);
    choose("SMS");
    expect(change).toHaveBeenLastCalledWith(["fax"]);
  });
});
