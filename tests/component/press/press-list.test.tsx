import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { PressList } from "@/features/press/press-list";
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

/** A picture as the build would have made it; what it shows is of no account here. */
const cover = {
  childImageSharp: {
    gatsbyImageData: { images: { sources: [] }, layout: "constrained", width: 4, height: 3 },
  },
} as unknown as Queries.PressCardFragment["cover"];

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
    cover,
  }));

const datesShown = () =>
  screen.getAllByRole("article").map((card) => card.querySelector("time")?.getAttribute("datetime"));

describe.each(locales)("the press, %s", (locale) => {
  it("shows all 17 items in the order it is given, newest first", () => {
    const { t } = renderPage(<PressList items={itemsIn(locale)} />, { locale, path: "/press/" });
    expect(screen.getAllByRole("article")).toHaveLength(17);
    expect(datesShown()).toEqual(files.map(({ date }) => date));
    expect(screen.getByRole("status")).toHaveTextContent(t("press:count", { count: 17 }));
  });

  it("is filtered by source, in the same order, and shows all again", async () => {
    const { t } = renderPage(<PressList items={itemsIn(locale)} />, { locale, path: "/press/" });
    const filter = screen.getByRole("combobox", { name: t("press:filter") });
    const sources = within(filter).getAllByRole("option").slice(1);
    expect(sources.map((option) => option.textContent)).toEqual(
      [...new Set(files.map(({ source }) => source[locale]))].sort(new Intl.Collator(locale).compare),
    );
    for (const { textContent: source } of sources) {
      await userEvent.selectOptions(filter, source ?? "");
      const expected = files.filter((item) => item.source[locale] === source);
      expect(datesShown()).toEqual(expected.map(({ date }) => date));
      expect(screen.getByRole("status")).toHaveTextContent(t("press:count", { count: expected.length }));
    }
    await userEvent.selectOptions(filter, "");
    expect(screen.getAllByRole("article")).toHaveLength(17);
  });
});
