import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactPanel } from "@/features/contact/contact-panel";
import { keepDraft } from "@/lib/visit-draft";
import { CallError } from "@/services/errors";
import { sendContactMessage } from "@/services/operations/site-forms";
import { alertStore, hideAlert } from "@/ui/alert-center";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

vi.mock("@/services/operations/site-forms");

const send = vi.mocked(sendContactMessage);

const topics = [
  { id: "plans", label: "Paketler" },
  { id: "store", label: "Mağaza" },
];

function show(locale: "tr" | "en" = "tr", offered = topics) {
  const user = userEvent.setup();
  const view = renderPage(<ContactPanel topics={offered} />, { locale, path: "/contact-us/" });
  const text = stringsOf(locale, "contact");
  const field = (name: string) => screen.getByLabelText(text(`field.${name}`), { exact: true });
  const topic = () => screen.queryByRole("combobox", { name: new RegExp(`^${text("field.topic")}`) });
  return {
    ...view,
    user,
    text,
    field,
    topic,
    submit: () => screen.getByRole("button", { name: text("form.submit") }),
    fill: async () => {
      await user.type(field("name"), "Işıl");
      await user.type(field("surname"), "Çiçek");
      await user.type(field("email"), "isil@example.com");
      await user.selectOptions(field("department"), "Software");
      await user.type(field("message"), "Sitemi nasıl bağlarım?");
    },
  };
}

beforeEach(() => {
  // Unmounting the form in a test keeps its draft.
  keepDraft("contact", undefined);
  send.mockReset();
  send.mockResolvedValue({ reference: "3f2a9c81" });
});
afterEach(() => hideAlert());

describe("submission of the contact form", () => {
  it.each([
    ["tr", "Yazılım: entegrasyon ve teknik konular"],
    ["en", "Software: integrations and technical questions"],
  ] as const)(
    "departments are shown in %s, and sent once with the contract's value",
    async (locale, label) => {
      const { user, submit, fill, text } = show(locale);
      expect(screen.getByRole("option", { name: label })).toBeInTheDocument();
      await fill();
      await user.dblClick(submit());
      const heading = await screen.findByRole("heading", { name: text("sent.title") });
      expect(heading).toHaveFocus();
      expect(screen.getByText(/3f2a9c81/)).toBeVisible();
      expect(screen.getByText(/isil@example\.com/)).toBeVisible();
      expect(screen.queryByRole("form")).not.toBeInTheDocument();
      expect(send).toHaveBeenCalledTimes(1);
      expect(send.mock.calls[0]?.[0]).toEqual({
        name: "Işıl",
        surname: "Çiçek",
        email: "isil@example.com",
        department: "Software",
        message: "Sitemi nasıl bağlarım?",
      });
      expect(send.mock.calls[0]?.[1].formTrace).toMatch(/^\d+;empty$/);
    },
  );

  it("keeps the typed text on a language switch and, in the history entry, on a reload", async () => {
    const { user, field, unmount } = show();
    await user.type(field("message"), "Merhaba");
    unmount();
    expect(window.history.state).toMatchObject({ "draft:contact": { message: "Merhaba" } });
    expect(show("en").field("message")).toHaveValue("Merhaba");
  });

  it("offers an empty option before the topics and sends the id of the selected one", async () => {
    const { user, submit, fill, topic, text } = show();
    const choice = topic() as HTMLElement;
    expect(choice).not.toBeRequired();
    expect(
      within(choice)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([text("field.topic-placeholder"), "Paketler", "Mağaza"]);
    expect(choice).toHaveValue("");
    await fill();
    await user.selectOptions(choice, "Mağaza");
    await user.click(submit());
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toMatchObject({ topic: "store" }));
  });

  it("the form has no topic field and sends no topic if there are no topics", async () => {
    const { user, submit, fill, topic } = show("tr", []);
    expect(topic()).not.toBeInTheDocument();
    await fill();
    await user.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toHaveProperty("topic", undefined);
  });

  it("the form prefills the sender of a second message", async () => {
    const { user, submit, fill, field, text } = show();
    await fill();
    await user.click(submit());
    await user.click(await screen.findByRole("button", { name: text("sent.again") }));
    expect(field("email")).toHaveValue("isil@example.com");
    expect(field("message")).toHaveValue("");
  });

  it("a failed request keeps the text, shows the reason and can be retried with the same idempotency key", async () => {
    send.mockRejectedValueOnce(new CallError("timeout"));
    const { user, submit, fill, field } = show();
    await fill();
    await user.click(submit());
    const reason = stringsOf("tr", "errors")("timeout");
    expect(await screen.findByText(reason)).toBeVisible();
    expect(alertStore.read()).toMatchObject({ type: "error", message: reason });
    expect(field("message")).toHaveValue("Sitemi nasıl bağlarım?");
    await user.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const keys = send.mock.calls.map(([, options]) => options?.idempotencyKey);
    expect(keys[0]).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
  });

  it("a backend error appears at the field it concerns", async () => {
    const fields = [{ field: "message", message: "Mesaj çok uzun." }];
    send.mockRejectedValueOnce(new CallError("unprocessable", { status: 422, fields }));
    const { user, submit, fill, field } = show();
    await fill();
    await user.click(submit());
    await waitFor(() => expect(field("message")).toHaveAccessibleDescription("Mesaj çok uzun."));
    await waitFor(() => expect(field("message")).toHaveFocus());
  });
});
