import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TryItForm } from "@/features/sign-up/try-it-form";
import { createOnboarding } from "@/services/operations/site-forms";
import { storageKey } from "@/state/use-onboarding-state";
import { hideAlert } from "@/ui/alert-center";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

vi.mock("@/services/operations/site-forms");

const ticked = { privacy_policy: true, pdpa: true, newsletter: true };
const create = vi.mocked(createOnboarding);

beforeEach(() => {
  create.mockReset();
  create.mockResolvedValue({ id: "w1", hash: "h1" });
});
afterEach(() => hideAlert());

describe("try-it form on the home page", () => {
  it("the form sends the dealer code", async () => {
    const user = userEvent.setup();
    const text = stringsOf("tr", "sign-up");
    renderPage(<TryItForm consentDefaults={ticked} />, { locale: "tr" });
    const field = (name: string) =>
      screen.getByRole("textbox", { name: (label) => label.startsWith(text(`field.${name}`)) });
    await user.type(field("email"), "ada@example.com");
    await user.type(field("name"), "Ada");
    await user.type(field("phone_number"), "5551234567");
    await user.click(screen.getByText(text("try-it.dealer")));
    await user.type(field("dealer_code"), "B-7");
    await user.click(screen.getByRole("button", { name: text("form.submit") }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0]).toMatchObject({ dealer_code: "B-7" });
  });

  it("the form offers to continue an existing onboarding", () => {
    localStorage.setItem(storageKey, JSON.stringify({ version: 1, wizardId: "w", hash: "h", isShow: false }));
    renderPage(<TryItForm consentDefaults={ticked} />, { locale: "en" });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: stringsOf("en", "sign-up")("continue.action") })).toHaveAttribute(
      "href",
      "/en/onboarding/",
    );
  });
});
