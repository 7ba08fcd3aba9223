import { describe, expect, it } from "vitest";
import { service } from "@/lib/structured-data/service";
import { toJsonLd } from "@/lib/structured-data/json-ld";
import { faqPage } from "@/lib/structured-data/faq-page";
import { organization } from "@/lib/structured-data/organization";
import { webSite } from "@/lib/structured-data/web-site";

const card = (id: string, price: object | null, isComingSoon = false) => ({
  id,
  name: id,
  lead: "Açıklama",
  isComingSoon,
  price: price && { amount: 25, currency: "USD", interval: "month", isApproximate: false, ...price },
});

describe("serialisation and content of structured data", () => {
  it("structured data cannot close its script element", () => {
    const text = toJsonLd([{ name: "</script><script>alert(1)</script>", note: "<!--" }]);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual({
      "@context": "https://schema.org",
      "@graph": [{ name: "</script><script>alert(1)</script>", note: "<!--" }],
    });
  });

  it("structured data includes only offers with a known price", () => {
    const { offers } = service({
      siteUrl: "https://marka.example",
      url: "https://marka.example/pricing/",
      name: "Marka",
      description: "Mesajlar bir yerde",
      cards: [
        card("store", {}),
        card("agreed", null),
        card("about", { isApproximate: true }),
        card("soon", {}, true),
        card("yearly", { amount: 15, interval: "year" }),
      ],
    });
    expect(offers).toMatchObject([
      { name: "store", price: 25, priceSpecification: { referenceQuantity: { unitCode: "MON" } } },
      { name: "yearly", price: 15, priceSpecification: { referenceQuantity: { unitCode: "ANN" } } },
    ]);
  });

  it("structured data contains contact details, and the location only with opening hours", () => {
    const company = {
      ...{ brand: "Marka", legalEntity: "Marka A.Ş.", address: "İstanbul", phone: "+90 850 000 00 00" },
      ...{ email: "merhaba@marka.example", url: "https://marka.example", social: [] },
    };
    const periods = [{ days: ["monday", "friday"], from: "09:00", to: "18:30" }];
    expect(organization(company, ["tr"])).not.toHaveProperty("location");
    expect(organization({ ...company, openingHours: { periods } }, ["tr"])).toMatchObject({
      address: "İstanbul",
      telephone: "+90 850 000 00 00",
      contactPoint: { telephone: "+90 850 000 00 00", availableLanguage: ["tr"] },
      location: {
        openingHoursSpecification: [
          {
            dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Friday"],
            opens: "09:00",
            closes: "18:30",
          },
        ],
      },
    });
  });

  it("structured data describes the site's search, and the questions with URLs and answers without markup", () => {
    const homeUrl = "https://marka.example/en/";
    expect(webSite({ siteUrl: "https://marka.example", homeUrl, brand: "Marka", locale: "en" })).toEqual({
      "@type": "WebSite",
      "@id": `${homeUrl}#website`,
      url: homeUrl,
      name: "Marka",
      inLanguage: "en",
      publisher: { "@id": "https://marka.example/#organization" },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${homeUrl}?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    });
    const questions = [{ slug: "vat", question: "KDV?", answer: ["**Hayır**.", "Evet."] }];
    expect(faqPage("https://marka.example/faq/", "tr", questions)).toEqual({
      "@type": "FAQPage",
      url: "https://marka.example/faq/",
      inLanguage: "tr",
      mainEntity: [
        {
          "@type": "Question",
          url: "https://marka.example/faq/#vat",
          name: "KDV?",
          acceptedAnswer: { "@type": "Answer", text: "Hayır.\n\nEvet." },
        },
      ],
    });
  });
});
