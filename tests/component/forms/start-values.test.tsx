import { useSyncExternalStore } from "react";
import { render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { TextField } from "@/forms/text-field";
import { pageMarkup } from "../../helpers/page-markup";
import { inPage } from "../../helpers/render-page";
import { fill, textForm } from "./render-form";

const form = (a: string) =>
  textForm(<TextField name="a" label="A" autoComplete="off" />, { action: "/x", initialValues: { a } });

/** Form with an initial value from browser storage, which is unavailable at build time. */
function Stored({ text }: { text: string }) {
  const value = useSyncExternalStore(
    () => () => undefined,
    () => text,
    () => "",
  );
  return form(value);
}
const input = () => screen.getByRole("textbox", { name: "A" });

afterEach(() => document.body.replaceChildren());

describe("initial form values", () => {
  it("initial values in the HTML come from the page, and after hydration from browser storage", () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = pageMarkup(<Stored text="stored" />);
    expect(input()).toHaveValue("");
    render(inPage(<Stored text="stored" />), { container, hydrate: true });
    expect(input()).toHaveValue("stored");
  });

  it("initial values are read once, so later changes do not overwrite the input", () => {
    const { rerender } = render(inPage(form("first")));
    rerender(inPage(form("second")));
    expect(input()).toHaveValue("first");
    fill("A", "typed");
    rerender(inPage(form("third")));
    expect(input()).toHaveValue("typed");
  });
});
