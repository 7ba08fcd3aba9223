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
  it("is a group with its legend, out of sight", () => {
    renderList("radio", []);
    expect(screen.getByRole("group", { name: "Services" })).toBeVisible();
    expect(screen.getByText("Services")).toHaveClass("visually-hidden");
  });

  it("marks what is chosen, under one name", () => {
    renderList("checkbox", ["mail"]);
    const boxes = screen.getAllByRole("checkbox");
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, false]);
    for (const box of boxes) expect(box).toHaveAttribute("name", "services");
  });

  it("names a choice by its label alone, and describes it by its text", () => {
    renderList("radio", []);
    expect(screen.getByRole("radio", { name: "SMS" })).toHaveAccessibleDescription("Texts to customers");
    expect(screen.getByRole("radio", { name: "Mail" })).not.toHaveAttribute("aria-describedby");
    expect(screen.getByRole("img", { name: "envelope" })).toBeVisible();
  });

  it("disables a choice that cannot be made, and dims its card", () => {
    renderList("radio", []);
    const radio = screen.getByRole("radio", { name: "Fax" });
    expect(radio).toBeDisabled();
    expect(radio.closest("label")).toHaveClass("choice", "choiceDisabled");
    expect(screen.getByRole("radio", { name: "SMS" }).closest("label")?.className).toBe("choice");
  });

  it("hands over the one that was chosen of several that exclude each other", () => {
    const { change, choose } = renderList("radio", ["sms"]);
    choose("Mail");
    expect(change).toHaveBeenCalledExactlyOnceWith(["mail"]);
  });

  it("adds a ticked choice after those before it, and takes an unticked one out", () => {
    const { change, choose } = renderList("checkbox", ["fax", "sms"]);
    choose("Mail");
    expect(change).toHaveBeenLastCalledWith(["fax", "sms", "mail"]);
    choose("SMS");
    expect(change).toHaveBeenLastCalledWith(["fax"]);
  });
});
