import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { CustomerStory } from "@/features/stories/customer-story";
import { NextStory } from "@/features/stories/next-story";
import { localizedPath } from "@/lib/locale-path";
import { builtPicture } from "../../helpers/built-picture";
import { renderPage } from "../../helpers/render-page";

const story = {
  slug: "kuzine-firin",
  shop: "Kuzine Fırın",
  city: "Eskişehir",
  sector: "Fırın",
  title: "Sıcak ekmek",
  summary: "Kısaca",
  challenge: ["Defter doluydu."],
  approach: ["Siparişler taşındı.", "Haber gidiyor."],
  result: ["Defter kapandı."],
  figures: [
    { id: "orders", value: "120", label: "haftada ekmek" },
    { id: "taps", value: "1", label: "dokunuş" },
  ],
  quote: "Defteri kapattık.",
  channels: [{ slug: "whatsapp", name: "WhatsApp" }],
  solutions: [{ slug: "quick-replies", icon: "zap", title: "Hazır yanıtlar" }],
  coverAlt: "Bir fırın",
  cover: builtPicture(),
} as unknown as Queries.CustomerStoryFragment;

describe.each(locales)("content of a customer story, %s", (locale) => {
  it("challenge, solution and result have separate headings", () => {
    const { t } = renderPage(<CustomerStory story={story} note="Örnektir." />, { locale });
    expect(screen.getByRole("heading", { level: 1, name: story.title })).toBeVisible();
    expect(screen.getByText("Örnektir.")).toBeVisible();
    for (const name of ["challenge", "approach", "result"] as const) {
      const section = screen.getByRole("region", { name: t(`stories:sections.${name}`) });
      for (const paragraph of story[name]) expect(within(section).getByText(paragraph)).toBeVisible();
    }
  });

  it("every figure and the quote are marked as examples", () => {
    const { t } = renderPage(<CustomerStory story={story} note="Örnektir." />, { locale });
    const figures = within(screen.getByRole("list", { name: t("stories:figures") })).getAllByRole("listitem");
    expect(figures).toHaveLength(2);
    for (const figure of figures) expect(within(figure).getByText(t("stories:sampleFigure"))).toBeVisible();
    const quote = screen.getByRole("figure");
    expect(within(quote).getByText(t("stories:sampleQuote"))).toBeVisible();
    expect(quote).toHaveTextContent(t("stories:quoteBy", { shop: story.shop, city: story.city }));
  });

  it("a story links to channels, solutions and the references", () => {
    const { t } = renderPage(<CustomerStory story={story} note={null} />, { locale });
    const leadsTo = (name: string, path: string) =>
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", localizedPath(locale, path));
    leadsTo("WhatsApp", "/channels/#whatsapp");
    leadsTo("Hazır yanıtlar", "/solutions/#quick-replies");
    leadsTo(t("stories:back"), "/referances/");
  });

  it("a story links to the next one", () => {
    const { t } = renderPage(<NextStory story={{ ...story, slug: "kopuk-sabun", shop: "Köpük" }} />, {
      locale,
    });
    expect(screen.getByRole("heading", { level: 2, name: t("stories:next") })).toBeVisible();
    const link = screen.getByRole("link", { name: t("stories:read.item", { shop: "Köpük" }) });
    expect(link).toHaveAttribute("href", localizedPath(locale, "/referances/kopuk-sabun/"));
  });
});

it("a real customer's story has no sample note", () => {
  const { t } = renderPage(<CustomerStory story={story} note={null} />);
  expect(screen.queryByText(t("stories:sampleFigure"))).not.toBeInTheDocument();
  expect(screen.queryByText(t("stories:sampleQuote"))).not.toBeInTheDocument();
});

it("a story without figures or a quote omits them", () => {
  const { t } = renderPage(<CustomerStory story={{ ...story, figures: [], quote: null }} note="Örnektir." />);
  expect(screen.queryByRole("list", { name: t("stories:figures") })).not.toBeInTheDocument();
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
});

it("a site's only story has no link to a next story", () => {
  const { t } = renderPage(<NextStory story={null} />);
  expect(screen.queryByText(t("stories:next"))).not.toBeInTheDocument();
});
