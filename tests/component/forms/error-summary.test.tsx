import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ErrorSummary } from "@/forms/error-summary";
import { TextField } from "@/forms/text-field";
import type { FieldErrors } from "@/forms/validators";
import { stringsOf } from "../../helpers/strings-of";
import { fill, renderForm, send, type Texts } from "./render-form";

const t = stringsOf("tr", "forms");
const labels = { name: "Name", team: "Which team?", email: "E-mail", note: "Note:" };
const messages = { email: { required: "Where do we write to?", email: "No address" } };

const fields = (
  <>
    <ErrorSummary labels={labels} messages={messages} />
    {Object.entries(labels).map(([name, label]) => (
      <TextField key={name} name={name} label={label} autoComplete="off" />
    ))}
  </>
);
const allRequired = (values: Texts): FieldErrors<Texts> =>
  Object.fromEntries(
    Object.keys(labels).flatMap((name) => (values[name] ? [] : [[name, "required" as const]])),
  );

const summary = () => screen.queryByRole("region", { name: t("summary.title") });
const lines = () =>
  within(summary()!)
    .getAllByRole("link")
    .map((link) => link.textContent);

describe("error summary above a form", () => {
  it("the summary appears with a title after the first invalid submit", async () => {
    renderForm(fields, { validate: allRequired });
    expect(summary()).toBeNull();
    send();
    await waitFor(() => expect(summary()).toBeVisible());
    expect(within(summary()!).getByRole("heading", { name: t("summary.title") })).toBeVisible();
  });

  it("the summary lists the labels in form order with their field-specific errors", () => {
    renderForm(fields, { validate: allRequired });
    send();
    const required = t("errors.required");
    expect(lines()).toEqual([
      t("missing.name"),
      `Which team? ${required}`,
      "E-mail: Where do we write to?",
      `Note: ${required}`,
    ]);
  });

  it("a link in the summary focuses its field without changing the URL", () => {
    renderForm(fields, { validate: allRequired });
    send();
    const [link] = within(summary()!).getAllByRole("link");
    const input = screen.getByRole("textbox", { name: "Name" });
    expect(link).toHaveAttribute("href", `#${input.id}`);
    expect(fireEvent.click(link!)).toBe(false);
    expect(input).toHaveFocus();
    expect(window.location.hash).toBe("");
  });

  it("the summary of four or more errors remains until the last one is corrected", () => {
    renderForm(fields, { validate: allRequired });
    send();
    fill("Name", "Ada");
    fill("Which team?", "Sales");
    fill("E-mail", "ada@example.com");
    expect(lines()).toEqual([`Note: ${t("errors.required")}`]);
    fill("Note:", "Hello");
    expect(summary()).toBeNull();
    fill("Note:", "");
    expect(summary()).toBeNull();
  });

  it("the summary does not appear for fewer than four errors", async () => {
    renderForm(fields, { validate: allRequired, initialValues: { name: "Ada" } });
    send();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Which team?" })).toHaveFocus());
    expect(summary()).toBeNull();
  });

  it("the summary lists errors from the backend until a field is changed", async () => {
    const refused = { name: "Taken", team: "Closed", email: "Blocked", note: "Long", unlisted: "Unheard of" };
    renderForm(fields, { onSubmit: () => Promise.resolve(refused) });
    send();
    await waitFor(() => expect(summary()).toBeVisible());
    expect(lines()).toEqual(["Name: Taken", "Which team? Closed", "E-mail: Blocked", "Note: Long"]);
    fill("Name", "Ada");
    expect(summary()).toBeNull();
  });
});
