import type { ComponentProps } from "react";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { PressList } from "@/features/press/press-list";
import { builtPicture } from "../../helpers/built-picture";
import { readItems } from "../../helpers/data-files";
import { renderPage } from "../../helpers/render-page";

type PressFile = {
  slug: string;
  header: Record<"tr" | "en", string>;
  content: Record<"tr" | "en", string>;
  source: Record<"tr" | "en", string>;
  date: string;
};

const files = readItems<PressFile>("press").sort((a, b) => b.date.localeCompare(a.date));

const itemsIn = (locale: "tr" | "en"): Queries.PressCardFragment[] =>
  files.map(({ slug, header, content, source, date }) => ({
    slug,
    header: header[locale],
    content: content[locale],
    source: source[locale],
    link: "/faq/",
    isoDate: date,
    date,
    coverAlt: "",
    cover: builtPicture() as unknown as Queries.PressCardFragment["cover"],
  }));

const onOnePage = { number: 1, count: 1, total: files.length, source: null, sources: [] };

const datesShown = () =>
  screen.getAllByRole("article").map((card) => card.querySelector("time")?.getAttribute("datetime"));

describe.each(locales)("items and filter of the press list, %s", (locale) => {
  const show = (place: ComponentProps<typeof PressList>["place"] = onOnePage, path = "/press/") =>
    renderPage(<PressList items={itemsIn(locale)} place={place} />, { locale, path });

  it("the list shows all items in the given order, newest first", () => {
    const { t } = show();
    expect(screen.getAllByRole("article")).toHaveLength(files.length);
    expect(datesShown()).toEqual(files.map(({ date }) => date));
    expect(screen.getByRole("status")).toHaveTextContent(t("press:count", { count: files.length }));
  });

  it("the list can be filtered by source, in the same order, and reset", async () => {
    const { t } = show();
    const filter = screen.getByRole("combobox", { name: t("press:filter") });
    const sources = within(filter).getAllByRole("option").slice(1);
    expect(sources.map((option) => option.textContent)).toEqual(
      [...new Set(files.map(({ source }) => source[locale]))].sort(new Intl.Collator(locale).compare),
    );
    for (const { textContent: source } of sources) {
      await userEvent.selectOptions(filter, source ?? "");
      const expected = files.filter((item) => item.source[locale] === source);
      expect(new URLSearchParams(window.location.search).get("source")).toBe(source);
      expect(datesShown()).toEqual(expected.map(({ date }) => date));
      expect(screen.getByRole("status")).toHaveTextContent(t("press:count", { count: expected.length }));
    }
    await userEvent.selectOptions(filter, "");
    expect(screen.getAllByRole("article")).toHaveLength(files.length);
  });

  it("a list longer than one page links to its other pages and to the pages of its sources", () => {
    const sources = [
      { slug: "b", name: { tr: "Şube", en: "Branch" } },
      { slug: "a", name: { tr: "Çarşı", en: "Market" } },
    ];
    const place = { number: 2, count: 5, total: 110, source: null, sources };
    const { t } = show(place, "/press/2/");
    const prefix = locale === "en" ? "/en" : "";
    const pager = within(screen.getByRole("navigation", { name: t("press:pager.label") }));
    const previous = pager.getByRole("link", { name: t("press:pager.previous") });
    expect(previous).toHaveAttribute("href", `${prefix}/press/`);
    expect(previous).toHaveAttribute("rel", "prev");
    expect(pager.getByRole("link", { name: t("press:pager.next") })).toHaveAttribute("rel", "next");
    expect(pager.getByRole("link", { name: t("press:pager.page", { page: 2 }) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const list = within(screen.getByRole("navigation", { name: t("press:sources") }));
    expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      (locale === "tr" ? ["", "source/a/", "source/b/"] : ["", "source/b/", "source/a/"]).map(
        (rest) => `${prefix}/press/${rest}`,
      ),
    );
    expect(screen.getByText(t("press:count", { count: 110 }))).toBeInTheDocument();
  });
});
