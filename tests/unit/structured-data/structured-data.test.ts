import { describe, expect, it } from "vitest";
import { faqPage } from "@/lib/structured-data/faq-page";
import { softwareApplication } from "@/lib/structured-data/software-application";
import { toJsonLd } from "@/lib/structured-data/to-json-ld";

const card = (id: string, price: object | null, isComingSoon = false) => ({
  id,
  name: id,
  lead: "Açıklama",
  isComingSoon,
  price: price && { amount: 25, currency: "USD", interval: "month", isApproximate: false, ...price },
});

describe("structured data", () => {
  it("cannot end the script element it stands in", () => {
    const text = toJsonLd([{ name: "</script><script>alert(1)</script>", note: "<!--" }]);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toMatchObject({
      "@graph": [{ name: "</script><script>alert(1)</script>", note: "<!--" }],
    });
  });

  it("says an answer in plain words, a paragraph after the other", () => {
    const question = {
      slug: "price",
      question: "What is it?",
      answer: ["It is **free**.", "See [prices](/a/)."],
    };
    const { mainEntity } = faqPage("https://marka.example/faq/", "en", [question]);
    expect(mainEntity[0]).toMatchObject({
      url: "https://marka.example/faq/#price",
      acceptedAnswer: { text: "It is free.\n\nSee prices." },
    });
  });

  it("offers only what is sold at a known price", () => {
    const { offers } = softwareApplication({
      siteUrl: "https://marka.example",
      url: "https://marka.example/pricing/",
      name: "Marka",
      locale: "tr",
      cards: [
        card("store", {}),
        card("agreed", null),
        card("about", { isApproximate: true }),
        card("soon", {}, true),
        card("yearly", { amount: 15, interval: "year" }),
      ],
    });
    expect(offers).toMatchObject([
      {
        name: "store",
        price: 25,
        priceCurrency: "USD",
        priceSpecification: { referenceQuantity: { unitCode: "MON" } },
      },
      { name: "yearly", price: 15, priceSpecification: { referenceQuantity: { unitCode: "ANN" } } },
    ]);
  });
});
