import { expect, it } from "vitest";
import { searchedPage } from "../searched-page";

const page = (head: string) =>
  searchedPage(`<head>${head}</head><a aria-current="page">SSS</a><h2 id="rules">x</h2>`, " | Kanalya");

it("a page is indexed by its decoded title and description and by its anchors", () => {
  expect(
    page(
      '<title data-gatsby-head="true">Fiyatlar &amp; paketler | Kanalya</title>' +
        '<meta data-gatsby-head="true" name="description" content="Ne &quot;kadar&quot;?"/>',
    ),
  ).toEqual({
    title: "Fiyatlar & paketler",
    description: 'Ne "kadar"?',
    labels: "SSS",
    ids: new Set(["rules"]),
  });
});

it("a page that is hidden from search engines or has no title is not indexed", () => {
  const title = "<title>Fiyatlar</title>";
  expect(page(`${title}<meta name="robots" content="noindex, nofollow"/>`)).toBeNull();
  expect(page(`${title}<meta name="robots" content="all"/>`)).not.toBeNull();
  expect(page("")).toBeNull();
});
