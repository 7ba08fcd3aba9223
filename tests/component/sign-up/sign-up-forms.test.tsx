import { screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOnboarding } from "@/services/operations/site-forms";
import { alertStore, hideAlert } from "@/ui/alert-center";
import { renderScreen, stored } from "./sign-up-visit";

vi.mock("@/services/operations/site-forms");

const create = vi.mocked(createOnboarding);

beforeEach(() => {
  create.mockReset();
  create.mockResolvedValue({ id: "w1", hash: "h1" });
});
afterEach(() => hideAlert());

describe("validation and submission of the sign-up form", () => {
  it("an invalid submit marks empty required fields, focuses the first, shows an alert and sends no request", async () => {
    const { user, submit, field, text, form } = renderScreen();
    await user.click(submit());
    await waitFor(() => expect(field("name")).toHaveFocus());
    for (const name of ["name", "email", "phone_number"] as const) {
      expect(field(name)).toHaveAttribute("aria-invalid", "true");
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(form(`missing.${name}`)));
    }
    expect(alertStore.read()).toMatchObject({
      type: "error",
      message: text("alerts.fill-all"),
      status: true,
    });
    expect(create).not.toHaveBeenCalled();
    expect(stored()?.wizardId ?? null).toBeNull();
  });

  it.each([
    ["tr", "Geçerli bir email giriniz"],
    ["en", "Please enter a valid email!"],
  ] as const)(
    "an invalid email is reported in %s, and revalidated while it is corrected",
    async (locale, message) => {
      const { user, submit, field, fill } = renderScreen(locale);
      await fill();
      await user.clear(field("email"));
      await user.type(field("email"), "isil@");
      await user.click(submit());
      expect(alertStore.read()).toMatchObject({ type: "error", message });
      expect(field("email")).toHaveAccessibleDescription(expect.stringContaining(message));
      await user.type(field("email"), "example.com");
      expect(field("email")).not.toHaveAttribute("aria-invalid");
      expect(create).not.toHaveBeenCalled();
    },
  );

  it.each(["privacy_policy", "pdpa"])("the checkbox %s must be ticked", async (name) => {
    const { user, submit, box, fill } = renderScreen();
    await fill();
    await user.click(box(name));
    await user.click(submit());
    expect(box(name)).toHaveAttribute("aria-invalid", "true");
    expect(box(name)).not.toBeChecked();
    expect(create).not.toHaveBeenCalled();
  });

  it("the checkboxes have the initial values set in the site's data", () => {
    const { box } = renderScreen("tr", { privacy_policy: true, pdpa: false, newsletter: false });
    expect(box("privacy_policy")).toBeChecked();
    expect(box("pdpa")).not.toBeChecked();
    expect(box("newsletter")).not.toBeChecked();
  });

  it("a submit sends the trimmed payload once, stores the credentials and continues", async () => {
    const { user, submit, box, fill } = renderScreen("en");
    await fill();
    await user.click(box("newsletter"));
    await user.dblClick(submit());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/en/onboarding/select-package/"));
    expect(create).toHaveBeenCalledTimes(1);
    expect(create.mock.calls[0]?.[0]).toEqual({
      name: "Işıl Çiçek",
      email: "isil@example.com",
      phone_number: "+905551234567",
      privacy_policy: true,
      pdpa: true,
      newsletter: false,
    });
    expect(create.mock.calls[0]?.[1].formTrace).toMatch(/^\d+;empty$/);
    expect(stored()).toMatchObject({
      wizardId: "w1",
      hash: "h1",
      isShow: false,
      currentStep: "select-package",
    });
  });

  it("the form is disabled and busy while it is being sent", async () => {
    let answer: (value: { id: string; hash: string }) => void = () => undefined;
    create.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { user, submit, field, fill } = renderScreen();
    await fill();
    await user.click(submit());
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAttribute("aria-busy", "true");
    await user.type(field("name"), "{Enter}");
    expect(create).toHaveBeenCalledTimes(1);
    answer({ id: "w1", hash: "h1" });
    await waitFor(() => expect(stored()?.wizardId).toBe("w1"));
  });

  it("a failed sign-up call is logged, shows an alert, keeps the input and is retried with the same key", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    create.mockRejectedValueOnce(new Error("down"));
    const { user, submit, field, fill } = renderScreen();
    await fill();
    await user.click(submit());
    await waitFor(() => expect(alertStore.read()).toMatchObject({ type: "error", status: true }));
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(warn.mock.calls).toEqual([["İşlem hatası"]]);
    expect(screen.getByText(alertStore.read().message)).toBeVisible();
    expect(field("name")).toHaveValue(" Işıl Çiçek ");
    expect(stored()?.currentStep ?? "customer-information").toBe("customer-information");

    await user.click(submit());
    await waitFor(() => expect(stored()?.wizardId).toBe("w1"));
    const keys = create.mock.calls.map(([, options]) => options?.idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("the form keeps its input when it unmounts", async () => {
    const first = renderScreen();
    await first.user.type(first.field("name"), "Ada");
    await first.user.click(first.box("newsletter"));
    first.unmount();
    const second = renderScreen("en");
    expect(second.field("name")).toHaveValue("Ada");
    expect(second.box("newsletter")).not.toBeChecked();
    expect(second.box("pdpa")).toBeChecked();
  });

  it("a legal text opens in a dialog, or links to its page if the text cannot be loaded", async () => {
    const answer = { result: { data: { legalDocument: { html: "<h2>Madde 1</h2>" } } } };
    const fetching = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(answer));
    const { user, text } = renderScreen();
    const link = (name: string) =>
      screen.getByRole("link", { name: `${text("consents.read")}: ${text(`legal.${name}`)}` });
    await user.click(link("privacy-policy"));
    expect(await screen.findByRole("heading", { name: "Madde 1" })).toBeVisible();
    expect(fetching).toHaveBeenCalledWith("/page-data/privacy-policy/page-data.json");

    fetching.mockResolvedValueOnce(new Response("", { status: 404 }));
    await user.click(screen.getByRole("button", { name: text("legal.close") }));
    await user.click(link("gdpr"));
    expect(await screen.findByRole("link", { name: text("legal.open-page") })).toHaveAttribute(
      "href",
      "/gdpr/",
    );
  });
});
