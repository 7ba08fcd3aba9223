import { describe, expect, it } from "vitest";
import { service } from "@/lib/structured-data/service";
import { toJsonLd } from "@/lib/structured-data/json-ld";

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
    expect(JSON.parse(text)).toEqual({
      "@context": "https://schema.org",
      "@graph": [{ name: "</script><script>alert(1)</script>", note: "<!--" }],
    });
  });

  it("offers only what is sold at a known price", () => {
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
});
