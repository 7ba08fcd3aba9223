import { organizationId } from "./json-ld";

type Card = {
  readonly id: string;
  readonly name: string;
  readonly lead: string;
  readonly isComingSoon: boolean;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
    readonly interval: string;
    readonly isApproximate: boolean;
  } | null;
};

type Service = {
  siteUrl: string;
  /** URL of the pricing page. */
  url: string;
  name: string;
  description?: string;
  cards: readonly Card[];
};

/** UN/CEFACT codes of billing intervals. */
const unitCodes: Record<string, string> = { month: "MON", year: "ANN" };

function offersOf({ cards, url }: Service) {
  return cards.flatMap(({ name, lead, price, isComingSoon }) => {
    // Products without a price, with an approximate price or not yet available are not offers.
    if (!price || price.isApproximate || isComingSoon) return [];
    const { amount, currency: priceCurrency, interval } = price;
    return [
      {
        "@type": "Offer",
        name,
        description: lead,
        url,
        price: amount,
        priceCurrency,
        availability: "https://schema.org/OnlineOnly",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: amount,
          priceCurrency,
          referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: unitCodes[interval] },
        },
      },
    ];
  });
}

/**
 * Returns the product and its prices as a schema.org Service. Google requires ratings for a
 * SoftwareApplication, and images and a return policy for a Product, none of which the site has.
 */
export const service = (product: Service) => ({
  "@type": "Service",
  name: product.name,
  description: product.description,
  url: product.url,
  serviceType: "Software as a service",
  provider: { "@id": organizationId(product.siteUrl) },
  offers: offersOf(product),
});
