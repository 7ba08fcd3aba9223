import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NewsletterHost } from "@/app/newsletter-host";
import { NewsletterBox } from "@/features/newsletter/newsletter-box";
import { keepDraft } from "@/lib/visit-draft";
import { CallError } from "@/services/errors";
import { subscribeNewsletter } from "@/services/operations/subscribe-newsletter";
import { hideAlert } from "@/ui/alert-center";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

vi.mock("@/services/operations/subscribe-newsletter", () => ({ subscribeNewsletter: vi.fn() }));

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
  subscribe.mockResolvedValue({ subscribed: true });
});
afterEach(() => hideAlert());

describe("newsletter box", () => {
  it("starts unticked beside a link to the notice, and needs both an address and the consent", async () => {
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

  it("subscribes once and says so, with the focus on it", async () => {
    const { user, text, address, box, submit } = show();
    await user.type(address(), " isil@example.com ");
    await user.click(box());
    await user.dblClick(submit());
    const done = await screen.findByText(text("newsletter.done", { email: "isil@example.com" }));
    expect(done.parentElement).toHaveFocus();
    expect(subscribe).toHaveBeenCalledTimes(1);
    expect(subscribe.mock.calls[0]?.[0]).toEqual({ email: "isil@example.com", consent: true });
  });

  it("keeps the address when it fails, says why, and goes through the next time", async () => {
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

  it("cannot be filled in until its form is there, which comes when the footer is near", async () => {
    renderPage(<NewsletterHost />);
    const address = () =>
      screen.getByRole("textbox", { name: stringsOf("tr", "layout")("newsletter.email") });
    expect(address()).toBeDisabled();
    come([{ isIntersecting: true }]);
    await waitFor(() => expect(address()).toBeEnabled());
  });

  it("comes as well when the footer takes the focus", async () => {
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
