import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { locales } from "@/config/languages";
import { PressCard } from "@/features/press/press-card";
import { builtPicture } from "../../helpers/built-picture";
import { renderPage } from "../../helpers/render-page";

const item = (link: string) =>
  ({
    slug: "haber",
    header: "Tek kutu",
    content: "Metin",
    source: "Gazete",
    link,
    isoDate: "2026-01-20",
    date: "20 Ocak 2026",
    coverAlt: "İpler",
    cover: builtPicture(),
  }) as unknown as Queries.PressCardFragment;

const targets = [
  ["an article", "article", "/press/haber/"],
  ["the page of its subject", "feature", "/solutions/#reports"],
  ["another site", "outside", "https://gazete.example/haber"],
] as const;

for (const locale of locales)
  it.each(targets)(`a press card states in ${locale} that its link leads to %s`, (_, target, link) => {
    const { t } = renderPage(<PressCard item={item(link)} />, { locale });
    const name = t(`press:inspect.${target}.item`, { header: "Tek kutu", source: "Gazete" });
    const anchor = screen.getByRole("link", { name });
    expect(anchor).toHaveTextContent(t(`press:inspect.${target}.label`));
    expect(anchor.getAttribute("href")).toContain(link);
  });
