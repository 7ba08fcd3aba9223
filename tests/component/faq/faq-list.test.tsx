import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { FaqSearch } from "@/features/faq/faq-search";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { contactDraft, keepDraft, keptDraft } from "@/lib/visit-draft";
import { renderPage } from "../../helpers/render-page";

const start = { slug: "start", label: "Başlarken" };
const store = { slug: "store", label: "Mağaza" };
const questions: Queries.FaqSearchItemFragment[] = [
  { slug: "trial", question: "Deneme kaç gün?", answer: ["On beş gün."], category: start },
  { slug: "orders", question: "Sipariş nerede?", answer: ["Sohbetin içinde."], category: start },
  {
    slug: "light",
    question: "IŞIK nedir?",
    answer: ["Bir **deneme** [sorusu](/pricing/)."],
    category: store,
  },
];

const show = (path: string, locale: (typeof locales)[number] = "tr") =>
  renderPage(<FaqSearch questions={questions} email="bilgi@marka.example" />, { path, locale });

/** Returns the numbers of the open questions. */
const openOnes = () =>
  screen
    .getAllByRole("listitem")
    .flatMap((item, index) => (item.querySelector("details")?.open ? [index + 1] : []));

function goTo(hash: string) {
  window.history.replaceState(null, "", hash);
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
}

describe("FAQ list with anchors", () => {
  it("every question is collapsed by default", () => {
    show("/faq/");
    expect(openOnes()).toEqual([]);
  });

  it("questions are headings one level below their topics", () => {
    show("/faq/");
    const headings = screen.getAllByRole("heading").map(({ tagName, textContent }) => [tagName, textContent]);
    expect(headings).toEqual([
      ["H2", "Başlarken"],
      ["H3", "Deneme kaç gün?"],
      ["H3", "Sipariş nerede?"],
      ["H2", "Mağaza"],
      ["H3", "IŞIK nedir?"],
    ]);
  });

  it("questions are numbered continuously across topics", () => {
    show("/faq/");
    const numbers = screen.getAllByRole("listitem").map((item) => item.querySelector("summary > span"));
    expect(numbers.map((number) => number?.textContent)).toEqual(["01", "02", "03"]);
  });

  it("questions are grouped under linked topics; topics without a match are hidden", async () => {
    const { t } = show("/faq/");
    const links = () =>
      within(screen.getByRole("navigation", { name: t("faq:topics") }))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    expect(links()).toEqual(["#topic-start", "#topic-store"]);
    for (const href of links()) expect(document.querySelector(href ?? "")).toBeInTheDocument();
    await userEvent.type(screen.getByRole("searchbox"), "ışık");
    expect(links()).toEqual(["#topic-store"]);
  });

  it("the question in the URL is expanded on load and on fragment changes, without collapsing other questions", () => {
    show("/faq/#orders");
    expect(openOnes()).toEqual([2]);
    goTo("#trial");
    expect(openOnes()).toEqual([1, 2]);
  });

  it.each(["#nothing", "#%E0%A4%A", "#"])("the fragment %s is ignored", (hash) => {
    show(`/faq/${hash}`);
    expect(openOnes()).toEqual([]);
  });

  it("a question stays collapsed after the visitor has collapsed it again", async () => {
    show("/faq/#orders");
    const details = screen.getAllByRole("listitem")[1]?.querySelector("details");
    if (details) details.open = false;
    await userEvent.type(screen.getByRole("searchbox"), "s");
    expect(openOnes()).toEqual([]);
  });

  it.each(locales)("every question has a link to itself, %s", (locale) => {
    const { t } = show("/faq/", locale);
    for (const [index, item] of screen.getAllByRole("listitem").entries()) {
      const { slug = "", question = "" } = questions[index] ?? {};
      const link = within(item).getByRole("link", { name: t("faq:questionLink", { question }) });
      expect(link).toHaveAttribute("href", localizedPath(locale, `/faq/#${slug}`));
    }
  });
});

describe("FAQ search field", () => {
  it.each([
    ["siparis", 1],
    ["ışık", 1],
    ["deneme", 2],
    ["SİPARİŞ", 1],
    ["siparişlerim nerededir?", 1],
    ["denemeniz", 2],
    ["ışıklar", 1],
    ["Sipariş’imi", 1],
    ["“deneme” sorularım", 1],
  ])("the query %s finds questions", async (query, count) => {
    const { t } = show("/faq/");
    await userEvent.type(screen.getByRole("searchbox"), query);
    expect(screen.getAllByRole("listitem")).toHaveLength(count);
    expect(screen.getByRole("status")).toHaveTextContent(t("faq:search.found", { count }));
  });

  it("a search matches the text of a link but not its target", async () => {
    show("/faq/");
    await userEvent.type(screen.getByRole("searchbox"), "pricing");
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  it.each([
    ["tr", "kargo", { name: "Ayşe", message: "Merhaba" }, "Merhaba\n\nkargo"],
    ["tr", "  Kapıda ödeme?  ", {}, "Kapıda ödeme?"],
    ["tr", "KDV %20 & stopaj #2", { message: "" }, "KDV %20 & stopaj #2"],
    ["tr", "fiyat+kargo=?", { message: "fiyat+kargo=? diye sormuştum" }, "fiyat+kargo=? diye sormuştum"],
    ["en", "“Refunds” <b>now</b>", { message: "Hi" }, "Hi\n\n“Refunds” <b>now</b>"],
    ["en", "🚚 zzz ".repeat(40).trim(), {}, "🚚 zzz ".repeat(40).trim()],
  ] as const)("the search offers in %s to send %j", (locale, question, draft, message) => {
    const { t } = show("/faq/", locale);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: question } });
    const mail = screen.getByRole("link", { name: new RegExp(`^${t("faq:search.send")}: .+@`) });
    const { searchParams } = new URL(mail.getAttribute("href") ?? "");
    expect(searchParams.get("body")?.trim()).toBe(question.trim());
    const form = screen.getByRole("link", { name: t("faq:search.form") });
    expect(form).toHaveAttribute("href", localizedPath(locale, "/contact-us/"));
    keepDraft(contactDraft, draft);
    fireEvent.click(form);
    fireEvent.click(form);
    expect(keptDraft(contactDraft)).toEqual({ ...draft, message });
  });
});
