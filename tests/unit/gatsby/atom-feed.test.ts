import { describe, expect, it } from "vitest";
import { atomFeed } from "@/gatsby/feeds/atom-feed";

const entry = (slug: string, day: string) => ({
  slug,
  day,
  title: `Başlık "${slug}" <b> & Oğulları`,
  summary: "Özet",
  source: "Kaynak",
  url: `https://marka.example/press/#${slug}`,
});

const xml = atomFeed({
  title: "Basın",
  subtitle: "Haberler",
  locale: "tr",
  author: "Marka",
  siteUrl: "https://marka.example",
  url: "https://marka.example/press/feed.xml",
  pageUrl: "https://marka.example/press/",
  entries: [entry("eski", "2021-01-02"), entry("yeni", "2023-05-06")],
});

describe("the Atom feed", () => {
  it("lists the newest entry first and is as new as that", () => {
    expect([...xml.matchAll(/<id>(tag:[^<]+)<\/id>/g)].map(([, id]) => id)).toEqual([
      "tag:marka.example,2023-05-06:press/tr/yeni",
      "tag:marka.example,2021-01-02:press/tr/eski",
    ]);
    expect(/<updated>([^<]+)/.exec(xml)?.[1]).toBe("2023-05-06T00:00:00+03:00");
  });

  it("escapes what texts hold", () => {
    expect(xml).toContain("<title>Başlık &quot;yeni&quot; &lt;b&gt; &amp; Oğulları</title>");
  });
});
