import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "./sign-up-visit";

vi.mock("@/features/sign-up/legal-text-dialog", () => {
  throw new Error("the window could not be loaded");
});

it("a legal text opens as a link if its dialog cannot be loaded, and the form is kept", async () => {
  const { user, text, field } = renderScreen();
  await user.type(field("name"), "Ada");
  const link = { name: `${text("consents.read")}: ${text("legal.gdpr")}` };
  await user.click(screen.getByRole("link", link));
  expect(await screen.findByRole("alert")).toHaveTextContent(text("legal.failed"));
  expect(screen.getByRole("link", { name: text("legal.open-page") })).toHaveAttribute("href", "/gdpr/");
  expect(field("name")).toHaveValue("Ada");
});
