import { expect, it } from "vitest";
import { breadcrumbList } from "@/lib/structured-data/json-ld";
import { webSite } from "@/lib/structured-data/web-site";

const siteUrl = "https://marka.example";

it("the site in structured data belongs to the company, and names the address of its search", () => {
  expect(webSite({ siteUrl, homeUrl: `${siteUrl}/en/`, brand: "Marka", locale: "en" })).toEqual({
    "@type": "WebSite",
    "@id": "https://marka.example/en/#website",
    url: "https://marka.example/en/",
    name: "Marka",
    inLanguage: "en",
    publisher: { "@id": "https://marka.example/#organization" },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: "https://marka.example/en/?q={search_term_string}",
      },
      "query-input": "required name=search_term_string",
    },
  });
});

it("the way to a page counts its steps from 1", () => {
  const crumbs = [
    { name: "Home", url: `${siteUrl}/` },
    { name: "Press", url: `${siteUrl}/press/` },
  ];
  expect(breadcrumbList(crumbs)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://marka.example/" },
      { "@type": "ListItem", position: 2, name: "Press", item: "https://marka.example/press/" },
    ],
  });
});
