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

describe("choice list", () => {
  it("renders a group with a visually hidden legend", () => {
    renderList("radio", []);
    expect(screen.getByRole("group", { name: "Services" })).toBeVisible();
    expect(screen.getByText("Services")).toHaveClass("visually-hidden");
  });

  it("checks the selected choice, and gives all choices the same name", () => {
    renderList("checkbox", ["mail"]);
    const boxes = screen.getAllByRole("checkbox");
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, false]);
    for (const box of boxes) expect(box).toHaveAttribute("name", "services");
  });

  it("uses the label of a choice as its name and the text as its description", () => {
    renderList("radio", []);
    expect(screen.getByRole("radio", { name: "SMS" })).toHaveAccessibleDescription("Texts to customers");
    expect(screen.getByRole("radio", { name: "Mail" })).not.toHaveAttribute("aria-describedby");
    expect(screen.getByRole("img", { name: "envelope" })).toBeVisible();
  });

  it("disables an unavailable choice and dims its card", () => {
    renderList("radio", []);
    const radio = screen.getByRole("radio", { name: "Fax" });
    expect(radio).toBeDisabled();
    expect(radio.closest("label")).toHaveClass("choice", "choiceDisabled");
    expect(screen.getByRole("radio", { name: "SMS" }).closest("label")).not.toHaveClass("choiceDisabled");
  });

  it("reports the selected choice of a single-choice list", () => {
    const { change, choose } = renderList("radio", ["sms"]);
    choose("Mail");
    expect(change).toHaveBeenCalledExactlyOnceWith(["mail"]);
  });

  it("appends a ticked choice to the selection and removes an unticked one", () => {
    const { change, choose } = renderList("checkbox", ["fax", "sms"]);
    choose("Mail");
    expect(change).toHaveBeenLastCalledWith(["fax", "sms", "mail"]);
    choose("SMS");
    expect(change).toHaveBeenLastCalledWith(["fax"]);
  });
});
