import { organizationId } from "./node-ids";
import { openingHours } from "./opening-hours";

type Company = {
  readonly brand: string;
  readonly legalEntity: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly url: string;
  readonly openingHours?: { readonly periods: Parameters<typeof openingHours>[0] } | null;
  readonly social: readonly { readonly url: string }[];
};

/** The company as schema.org's Organization: how it is called and reached. */
export const organization = (company: Company, languages: readonly string[]) => ({
  "@type": "Organization",
  "@id": organizationId(company.url),
  name: company.brand,
  legalName: company.legalEntity,
  url: `${company.url}/`,
  logo: `${company.url}/icons/icon-512x512.png`,
  address: company.address,
  email: company.email,
  telephone: company.phone,
  sameAs: company.social.map(({ url }) => url),
  // Hours belong to a place, and an organisation has one.
  ...(company.openingHours && {
    location: {
      "@type": "Place",
      name: company.brand,
      address: company.address,
      openingHoursSpecification: openingHours(company.openingHours.periods),
    },
  }),
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer support",
    telephone: company.phone,
    email: company.email,
    availableLanguage: languages,
  },
});
