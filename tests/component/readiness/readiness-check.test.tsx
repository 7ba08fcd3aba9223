import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "@/config/languages";
import { ReadinessCheck } from "@/features/readiness/readiness-check";
import type * as LateStrings from "@/i18n/lazy-namespaces";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { storageKey } from "@/state/use-onboarding-state";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

const packageNames = { "all-features": "Tüm özellikler", "instagram-only": "Yalnızca Instagram" };

const fetchStrings = vi.hoisted(() => vi.fn());
vi.mock("@/i18n/lazy-namespaces", async (original) => ({
  ...(await original<typeof LateStrings>()),
  lazyNamespaces: () => fetchStrings,
}));
beforeEach(() => fetchStrings.mockReset().mockResolvedValue({}));

function open(locale: Locale = "tr") {
  renderPage(<ReadinessCheck numbersAsOf="2026-03-20" packageNames={packageNames} />, { locale });
  const text = stringsOf(locale, "readiness", "onboarding");
  const user = userEvent.setup();
  const title = () => screen.getByText(text("readiness.title"));
  const unfold = () => user.click(title());
  const group = (id: string) => screen.queryByRole("group", { name: text(`questions.${id}.question`) });
  const answer = async (id: string, value: "yes" | "no") => {
    const question = await screen.findByRole("group", { name: text(`questions.${id}.question`) });
    await user.click(within(question).getByRole("radio", { name: text(`questions.${id}.${value}`) }));
  };
  return { user, text, title, unfold, group, answer };
}
const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? "{}") as OnboardingState;

describe("questions and advice in the readiness check", () => {
  it("the check is collapsed, has six questions and makes no request", async () => {
    const { text, title, unfold } = open();
    expect(title().closest("details")).not.toHaveAttribute("open");
    await unfold();
    expect(await screen.findByRole("group", { name: text("questions.page-admin.question") })).toBeVisible();
    expect(screen.getAllByRole("group").filter(({ tagName }) => tagName === "FIELDSET")).toHaveLength(6);
    expect(screen.getByRole("status")).toHaveTextContent(text("advice.start-answering.title"));
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it("the check displays advice after each answer, and keeps answers across reloads and language switches", async () => {
    const { text, unfold, answer } = open();
    await unfold();
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
    expect(english.title().closest("details")).toHaveAttribute("open");
    await english.user.click(await screen.findByRole("button", { name: english.text("clear") }));
    expect(screen.getByRole("status")).toHaveTextContent(english.text("advice.start-answering.title"));
    expect(stored().drafts.readiness).toEqual(initialState.drafts.readiness);
  });

  it("the check skips the question about WhatsApp Business for a number not used in any app", async () => {
    const { unfold, answer, group } = open();
    await unfold();
    await answer("number-in-app", "no");
    expect(group("business-app")).toBeNull();
  });

  it("the check loads its questions only when expanded", async () => {
    const { text, unfold, group } = open();
    expect(fetchStrings).not.toHaveBeenCalled();
    expect(group("page-admin")).toBeNull();
    let arrive = (_: object) => {};
    fetchStrings.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await unfold();
    expect(await screen.findByText(text("remote.loading"))).toBeVisible();
    expect(window, "the page leaves it to the check to say that they fail").toMatchObject({ ___parts: 1 });
    arrive({});
    expect(await screen.findByRole("group", { name: text("questions.page-admin.question") })).toBeVisible();
    expect(screen.queryByText(text("remote.loading"))).toBeNull();
  });

  it("a failure to load the questions is reported and can be retried", async () => {
    const { user, text, title, unfold } = open();
    fetchStrings.mockRejectedValueOnce(new Error("offline"));
    await unfold();
    expect(await screen.findByRole("alert")).toHaveTextContent(text("part-failed"));
    expect(window).toMatchObject({ ___parts: 0 });
    await user.click(screen.getByRole("button", { name: text("remote.retry") }));
    expect(title().closest("summary")).toHaveFocus();
    expect(await screen.findByRole("group", { name: text("questions.page-admin.question") })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
