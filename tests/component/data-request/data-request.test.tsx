import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DataRequest } from "@/features/data-request/data-request";
import { clearVisitMemory } from "@/state/memory-store";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

const controller = { legalEntity: "Marka A.Ş.", address: "Teknopark 1", email: "kvkk@marka.example" };
const identityNumber = "10000000146";

function show(locale: "tr" | "en" = "tr") {
  const user = userEvent.setup();
  renderPage(<DataRequest controller={controller} />, { locale, path: "/gdpr/" });
  const text = stringsOf(locale, "data-request");
  const field = (name: string) =>
    screen.getByRole<HTMLInputElement>(
      name === "person" || name === "subject" || name === "reply" ? "combobox" : "textbox",
      { name: new RegExp(text(`field.${name}`).replace(/[?]/g, "\\?")) },
    );
  const fill = () => {
    const values = {
      name: "Ayşe",
      surname: "Yılmaz",
      identity_number: identityNumber,
      address: "Örnek Sokak 1",
      subject: "erasure",
      details: "Deneme hesabım",
      reply: "post",
    };
    for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
  };
  const prepare = () => user.click(screen.getByRole("button", { name: text("prepare") }));
  return { user, text, field, fill, prepare };
}

beforeEach(clearVisitMemory);

describe("form and letter for a data subject request", () => {
  it("nationality and passport number replace the identity number for foreigners", async () => {
    const { user, field, text } = show("en");
    await user.selectOptions(field("person"), "foreigner");
    expect(field("passport_number")).toBeInTheDocument();
    expect(screen.queryByLabelText(text("field.identity_number"))).toBeNull();
  });

  it.each(["tr", "en"] as const)(
    "creates a letter to print, email or copy, and stores nothing: %s",
    async (locale) => {
      const { user, text, fill, prepare } = show(locale);
      fill();
      await prepare();
      const heading = await screen.findByRole("heading", { name: text("ready.title") });
      expect(heading).toHaveFocus();
      for (const part of [
        controller.legalEntity,
        "Ayşe Yılmaz",
        identityNumber,
        text("letter.right.erasure"),
      ])
        expect(screen.getByText(part)).toBeInTheDocument();

      const mail = screen.getByRole("link", { name: text("action.mail") }).getAttribute("href") ?? "";
      expect(mail.startsWith(`mailto:${controller.email}?`)).toBe(true);

      await user.click(screen.getByRole("button", { name: text("action.copy") }));
      expect(await navigator.clipboard.readText()).toContain(
        `${text("letter.identity_number")}: ${identityNumber}`,
      );
      expect(screen.getByText(text("notice.copied"))).toBeInTheDocument();

      const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
      await user.click(screen.getByRole("button", { name: text("action.print") }));
      expect(print).toHaveBeenCalledOnce();

      const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
      expect(kept.join()).not.toContain(identityNumber);
      expect(window.location.href).not.toContain(identityNumber);
    },
  );

  it("entered values are kept when the data request is edited or the language is switched", async () => {
    const { user, text, fill, prepare, field } = show();
    fill();
    await prepare();
    await user.click(await screen.findByRole("button", { name: text("action.edit") }));
    expect(field("identity_number")).toHaveValue(identityNumber);
    expect(field("name")).toHaveFocus();
    cleanup();
    expect(show("en").field("identity_number")).toHaveValue(identityNumber);
  });
});
