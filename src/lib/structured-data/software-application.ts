import { organizationId } from "./node-ids";

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

type Application = {
  siteUrl: string;
  /** Address of the page with the prices. */
  url: string;
  name: string;
  description?: string;
  locale: string;
  cards: readonly Card[];
};

/** UN/CEFACT codes of the units in which prices recur. */
const unitCodes: Record<string, string> = { month: "MON", year: "ANN" };

function offersOf({ cards, url }: Application) {
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

/** The product with what it costs, as schema.org's SoftwareApplication. */
export const softwareApplication = (application: Application) => ({
  "@type": "SoftwareApplication",
  name: application.name,
  description: application.description,
  url: application.url,
  inLanguage: application.locale,
  applicationCategory: "BusinessApplication",
  operatingSystem: "Web",
  publisher: { "@id": organizationId(application.siteUrl) },
  offers: offersOf(application),
});
