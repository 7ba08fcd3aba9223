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
  /** Address of the page with the prices. */
  url: string;
  name: string;
  description?: string;
  cards: readonly Card[];
};

/** UN/CEFACT codes of the units in which prices recur. */
const unitCodes: Record<string, string> = { month: "MON", year: "ANN" };

function offersOf({ cards, url }: Service) {
  return cards.flatMap(({ name, lead, price, isComingSoon }) => {
    // What is not sold yet, agreed on or only roughly known is no offer.
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
 * The product with what it costs, as schema.org's Service. Google asks for a rating of a SoftwareApplication, and for pictures and
 * returns of a Product: the site has no ratings, invents none, and sends nothing by mail.
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
