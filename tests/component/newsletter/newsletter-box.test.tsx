import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NewsletterHost } from "@/app/newsletter-host";
import { NewsletterBox } from "@/features/newsletter/newsletter-box";
import { NewsletterPlaceholder } from "@/features/newsletter/newsletter-placeholder";
import { honeypotName } from "@/lib/form-trace";
import { keepDraft } from "@/lib/visit-draft";
import { CallError } from "@/services/errors";
import { subscribeNewsletter } from "@/services/operations/site-forms";
import { hideAlert } from "@/ui/alert-center";
import { pageMarkup } from "../../helpers/page-markup";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

vi.mock("@/services/operations/site-forms");

const subscribe = vi.mocked(subscribeNewsletter);

function show(locale: "tr" | "en" = "tr") {
  const user = userEvent.setup();
  renderPage(<NewsletterBox />, { locale });
  const text = stringsOf(locale, "layout");
  return {
    user,
    text,
    address: () => screen.getByRole("textbox", { name: text("newsletter.email") }),
    box: () => screen.getByRole("checkbox", { name: text("newsletter.consent") }),
    submit: () => screen.getByRole("button", { name: text("newsletter.submit") }),
  };
}

beforeEach(() => {
  keepDraft("newsletter", undefined);
  subscribe.mockReset();
  subscribe.mockResolvedValue({ accepted: true });
});
afterEach(() => hideAlert());

describe("newsletter form once loaded", () => {
  it("the form has an unticked consent box and a link to the notice, and requires an email address and consent", async () => {
    const { user, text, address, box, submit } = show("en");
    expect(box()).not.toBeChecked();
    expect(screen.getByRole("link", { name: text("newsletter.notice") })).toHaveAttribute(
      "href",
      "/en/gdpr/",
    );
    await user.click(submit());
    await waitFor(() => expect(address()).toHaveFocus());
    expect(box()).toHaveAttribute("aria-invalid", "true");
    await user.type(address(), "isil@example.com");
    await user.click(submit());
    await waitFor(() => expect(box()).toHaveFocus());
    expect(subscribe).not.toHaveBeenCalled();
  });

  it("the consent precedes the submit button in focus order", async () => {
    const { user, address, box, submit } = show();
    address().focus();
    await user.tab();
    expect(box()).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link")).toHaveFocus();
    await user.tab();
    expect(submit()).toHaveFocus();
  });

  it("a submit subscribes once and focuses the confirmation", async () => {
    const { user, text, address, box, submit } = show();
    await user.type(address(), " isil@example.com ");
    await user.click(box());
    await user.dblClick(submit());
    const done = await screen.findByText(text("newsletter.done", { email: "isil@example.com" }));
    expect(done.parentElement).toHaveFocus();
    expect(subscribe).toHaveBeenCalledTimes(1);
    expect(subscribe.mock.calls[0]?.[0]).toEqual({ email: "isil@example.com", consent: true });
    expect(subscribe.mock.calls[0]?.[1].formTrace).toMatch(/^\d+;empty$/);
  });

  it("a failed request keeps the address, shows the reason and can be retried", async () => {
    subscribe.mockRejectedValueOnce(new CallError("rate-limited", { status: 429 }));
    const { user, text, address, box, submit } = show();
    await user.type(address(), "isil@example.com{Tab}{Tab}");
    await user.click(box());
    await user.click(submit());
    expect(await screen.findByText(stringsOf("tr", "errors")("rate-limited"))).toBeVisible();
    expect(address()).toHaveValue("isil@example.com");
    expect(box()).toBeChecked();
    await user.click(submit());
    expect(await screen.findByText(text("newsletter.done", { email: "isil@example.com" }))).toBeVisible();
  });
});

describe("newsletter placeholder before scripts load", () => {
  /** Returns the form as a browser without scripts parses it. */
  function plainForm() {
    const page = new DOMParser().parseFromString(pageMarkup(<NewsletterPlaceholder />), "text/html");
    // Matchers reject elements of a document that is not displayed.
    return document.importNode(page.forms[0] as HTMLFormElement, true);
  }
  const attributes = (form: HTMLFormElement, selector: string, name: string) =>
    [...form.querySelectorAll(selector)].map((element) => element.getAttribute(name));

  it("the form without scripts sends only the address, the consent if given, and the honeypot field", () => {
    const form = plainForm();
    expect(form.querySelector("noscript [name=email]")).toHaveAttribute("autocomplete", "email");
    expect([...new FormData(form)]).toEqual([
      ["email", ""],
      [honeypotName, ""],
    ]);
    (form.elements.namedItem("consent") as HTMLInputElement).checked = true;
    expect(new FormData(form).get("consent")).toBe("on");
  });

  it("the placeholder has the same field order as the form that replaces it", () => {
    const fields = [...plainForm().querySelectorAll("noscript + fieldset :is(input, button)")];
    expect(fields.map((field) => field.getAttribute("type"))).toEqual(["email", "checkbox", "submit"]);
  });

  it("the placeholder has no duplicate id, and no enabled control while scripts are loading", () => {
    const form = plainForm();
    const ids = attributes(form, "[id]", "id");
    expect(new Set(ids).size).toBe(ids.length);
    form.querySelector("noscript")?.remove();
    expect(attributes(form, ":is(a, input, button):not(fieldset:disabled *)", "class")).toEqual([]);
  });
});

describe("newsletter in the footer", () => {
  let come: (entries: { isIntersecting: boolean }[]) => void = () => undefined;

  beforeEach(() => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(callback: typeof come) {
          come = callback;
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it("the newsletter is disabled until the footer nears the viewport and its form loads", async () => {
    renderPage(<NewsletterHost />);
    const address = () =>
      screen.getByRole("textbox", { name: stringsOf("tr", "layout")("newsletter.email") });
    expect(address()).toBeDisabled();
    come([{ isIntersecting: true }]);
    await waitFor(() => expect(address()).toBeEnabled());
  });

  it("the newsletter form is loaded when the footer receives focus", async () => {
    renderPage(
      <footer>
        <NewsletterHost />
        <button type="button">x</button>
      </footer>,
    );
    screen.getByRole("button", { name: "x" }).focus();
    await waitFor(() => expect(screen.getByRole("textbox")).toBeEnabled());
  });
});
