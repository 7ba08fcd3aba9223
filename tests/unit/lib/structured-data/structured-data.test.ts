import { describe, expect, it } from "vitest";
import { faqPage } from "@/lib/structured-data/faq-page";
import { service } from "@/lib/structured-data/service";
import { toJsonLd } from "@/lib/structured-data/json-ld";

const card = (id: string, price: object | null, isComingSoon = false) => ({
  id,
  name: id,
  lead: "Açıklama",
  isComingSoon,
  price: price && { amount: 25, currency: "USD", interval: "month", isApproximate: false, ...price },
});

const offer = (name: string, price: number, unitCode: string) => ({
  "@type": "Offer",
  name,
  description: "Açıklama",
  url: "https://marka.example/pricing/",
  price,
  priceCurrency: "USD",
  availability: "https://schema.org/OnlineOnly",
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: "USD",
    referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode },
  },
});

describe("structured data", () => {
  it("cannot end the script element it stands in", () => {
    const text = toJsonLd([{ name: "</script><script>alert(1)</script>", note: "<!--" }]);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual({
      "@context": "https://schema.org",
      "@graph": [{ name: "</script><script>alert(1)</script>", note: "<!--" }],
    });
  });

  it("says an answer in plain words, a paragraph after the other", () => {
    const question = {
      slug: "price",
      question: "What is it?",
      answer: ["It is **free**.", "See [prices](/a/)."],
    };
    expect(faqPage("https://marka.example/faq/", "en", [question])).toEqual({
      "@type": "FAQPage",
      url: "https://marka.example/faq/",
      inLanguage: "en",
      mainEntity: [
        {
          "@type": "Question",
          url: "https://marka.example/faq/#price",
          name: "What is it?",
          acceptedAnswer: { "@type": "Answer", text: "It is free.\n\nSee prices." },
        },
      ],
    });
  });

  it("offers only what is sold at a known price", () => {
    const { offers, ...application } = service({
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
    expect(application).toEqual({
      "@type": "Service",
      name: "Marka",
      description: "Mesajlar bir yerde",
      url: "https://marka.example/pricing/",
      serviceType: "Software as a service",
      provider: { "@id": "https://marka.example/#organization" },
    });
    expect(offers).toEqual([offer("store", 25, "MON"), offer("yearly", 15, "ANN")]);
  });
});
