import { describe, expect, it } from "vitest";
import { newsArticle } from "@/lib/structured-data/news-article";
import { storyArticle } from "@/lib/structured-data/story-article";

const common = {
  siteUrl: "https://marka.example",
  url: "https://marka.example/en/press/launch/",
  brand: "Marka",
  locale: "en",
  title: "A launch",
  image: "https://marka.example/launch.jpg",
};
const company = {
  "@type": "Organization",
  "@id": "https://marka.example/#organization",
  name: "Marka",
  url: "https://marka.example/",
};
const written = {
  headline: "A launch",
  description: "What happened",
  inLanguage: "en",
  mainEntityOfPage: common.url,
  image: [common.image],
  author: [company],
  publisher: company,
};

const times = { published: "2026-03-01T00:00:00+03:00", modified: "2026-04-01T00:00:00+03:00" };

describe("an article in structured data", () => {
  it("of the press has its times, and the company as author and publisher", () => {
    expect(newsArticle({ ...common, lead: "What happened", ...times })).toEqual({
      "@type": "NewsArticle",
      ...written,
      datePublished: times.published,
      dateModified: times.modified,
    });
  });

  it("about a customer has no day", () => {
    expect(storyArticle({ ...common, summary: "What happened" })).toEqual({ "@type": "Article", ...written });
  });
});
