import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Locale } from "@/config/languages";
import { ReadinessCheck } from "@/features/readiness/readiness-check";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { storageKey } from "@/state/use-onboarding-state";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

const packageNames = { "all-features": "Tüm özellikler", "instagram-only": "Yalnızca Instagram" };

function open(locale: Locale = "tr") {
  renderPage(<ReadinessCheck numbersAsOf="2026-03-20" packageNames={packageNames} />, { locale });
  const text = stringsOf(locale, "readiness");
  const user = userEvent.setup();
  const group = (id: string) => screen.queryByRole("group", { name: text(`questions.${id}.question`) });
  const answer = async (id: string, value: "yes" | "no") => {
    const question = group(id);
    if (!question) throw new Error(`${id} is not asked`);
    await user.click(within(question).getByRole("radio", { name: text(`questions.${id}.${value}`) }));
  };
  return { user, text, group, answer };
}
const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? "{}") as OnboardingState;

describe("readiness check", () => {
  it("is folded, asks six questions and asks for nothing", async () => {
    const { user, text } = open();
    expect(screen.getByText(text("title")).closest("details")).not.toHaveAttribute("open");
    await user.click(screen.getByText(text("title")));
    expect(screen.getAllByRole("group").filter(({ tagName }) => tagName === "FIELDSET")).toHaveLength(6);
    expect(screen.getByRole("status")).toHaveTextContent(text("advice.start-answering.title"));
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it("advises while it is answered, and keeps the answers over reload and language", async () => {
    const { user, text, answer } = open();
    await user.click(screen.getByText(text("title")));
    await answer("number-in-app", "yes");
    await answer("business-app", "yes");
    const result = screen.getByRole("status");
    expect(result).toHaveTextContent(text("advice.number-business.text", { brand: "Kanalya" }));
    expect(result).toHaveTextContent(text("both-places"));
    expect(result).toHaveTextContent("20 Mart 2026");
    await answer("page-admin", "no");
    expect(result).toHaveTextContent(text("parts.facebook-page"));
    expect(stored().drafts.readiness).toMatchObject({ "business-app": "yes", "page-admin": "no" });

    cleanup();
    const english = open("en");
    expect(screen.getByText(english.text("title")).closest("details")).toHaveAttribute("open");
    expect(screen.getByRole("status")).toHaveTextContent("20 March 2026");
    await english.user.click(screen.getByRole("button", { name: english.text("clear") }));
    expect(stored().drafts.readiness).toEqual(initialState.drafts.readiness);
  });

  it("does not ask which app a number is in that is in none", async () => {
    const { answer, group } = open();
    await answer("number-in-app", "no");
    expect(group("business-app")).toBeNull();
  });
});
