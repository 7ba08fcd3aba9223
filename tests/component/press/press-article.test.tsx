import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PressArticle } from "@/features/press/press-article";
import { builtPicture } from "../../helpers/built-picture";
import { renderPage } from "../../helpers/render-page";

const article = {
  title: "Bütün mesajlar tek kutuda",
  lead: "Kısaca",
  html: "<h2>Ara başlık</h2><p>Metin</p>",
  item: {
    source: "Bilişim basını",
    isoDate: "2022-06-21",
    date: "21 Haziran 2022",
    coverAlt: "İpler birleşiyor",
    cover: builtPicture(1040, 520),
  },
} as unknown as Queries.PressArticleTextFragment;

it.each([
  ["tr", "/press/"],
  ["en", "/en/press/"],
] as const)("an article has text, date, source, cover and a back link in %s", (locale, back) => {
  const { t } = renderPage(<PressArticle article={article} note="Örnektir." />, { locale });
  expect(screen.getByRole("heading", { level: 1, name: article.title })).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Ara başlık" })).toBeVisible();
  expect(screen.getByText("Bilişim basını")).toBeVisible();
  expect(screen.getByText("Örnektir.")).toBeVisible();
  expect(screen.getByText("21 Haziran 2022")).toHaveAttribute("datetime", "2022-06-21");
  expect(screen.getByRole("img", { name: "İpler birleşiyor" })).toHaveAttribute("src", "/cover.png");
  expect(screen.getByRole("link", { name: t("press:article.back") })).toHaveAttribute("href", back);
});

it("a press article shows no sample note if the note is null", () => {
  renderPage(<PressArticle article={article} note={null} />);
  expect(screen.queryByText("Örnektir.")).not.toBeInTheDocument();
});
