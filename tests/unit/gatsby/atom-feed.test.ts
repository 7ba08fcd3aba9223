import { describe, expect, it, vi } from "vitest";
import { atomFeed } from "@/gatsby/feeds/atom-feed";

vi.mock("../../../data/redirects.json", () => ({
  default: [
    { from: "/press/eski/", to: "/press/orta/" },
    { from: "/press/orta/", to: "/press/eski-haber/" },
  ],
}));

const entry = (slug: string, day: string) => ({
  slug,
  day,
  title: `Başlık "${slug}" <b> & Oğulları`,
  summary: "Özet",
  source: "Kaynak",
  url: `https://marka.example/press/#${slug}`,
});

const feed = {
  title: "Basın",
  subtitle: "Haberler",
  locale: "tr",
  author: "Marka",
  url: "https://marka.example/press/feed.xml",
  pageUrl: "https://marka.example/press/",
};
const xml = atomFeed({ ...feed, entries: [entry("eski", "2021-01-02"), entry("yeni", "2023-05-06")] });
const idsOf = (text: string) => [...text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
const updatedOf = (text: string) =>
  [...text.matchAll(/<updated>([^<]+)/g)].map(([, moment]) => moment?.slice(0, 10));

describe("content of the Atom feed", () => {
  it("the feed lists the newest entry first and has that entry's date", () => {
    expect([...xml.matchAll(/#(\w+)"/g)].map(([, slug]) => slug)).toEqual(["yeni", "eski"]);
    expect(/<updated>([^<]+)/.exec(xml)?.[1]).toBe("2023-05-06T00:00:00+03:00");
  });

  it.each([
    [
      "the site's address",
      { ...feed, url: "https://other.example/press/feed.xml" },
      entry("eski", "2021-01-02"),
    ],
    ["the date", feed, entry("eski", "2022-01-02")],
    ["the title", { ...feed, title: "Haberler" }, { ...entry("eski", "2021-01-02"), title: "Başka" }],
    ["an update", feed, { ...entry("eski", "2021-01-02"), updated: "2024-01-01" }],
    ["the slug, where a redirect leads to the new one", feed, entry("eski-haber", "2021-01-02")],
  ])("the feed keeps its ids after a change of %s", (_what, changed, one) => {
    expect(idsOf(atomFeed({ ...changed, entries: [one] }))).toEqual([idsOf(xml)[0], idsOf(xml)[2]]);
  });

  it("the feed has the date of its latest change, and no entry is updated before its publication", () => {
    const old = { ...entry("eski", "2021-01-02"), updated: "2024-01-01" };
    const wrong = { ...entry("yeni", "2023-05-06"), updated: "2020-01-01" };
    expect(updatedOf(atomFeed({ ...feed, entries: [old, wrong] }))).toEqual([
      "2024-01-01",
      "2023-05-06",
      "2024-01-01",
    ]);
  });

  it("markup in titles is escaped", () => {
    expect(xml).toContain("<title>Başlık &quot;yeni&quot; &lt;b&gt; &amp; Oğulları</title>");
  });
});
