import { organizationId } from "./json-ld";

type Period = { readonly days: readonly string[]; readonly from: string; readonly to: string };

const schemaDay = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** Returns opening hours as schema.org OpeningHoursSpecification objects, one per period. */
export const openingHours = (periods: readonly Period[]) =>
  periods.map(({ days, from, to }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map(schemaDay),
    opens: from,
    closes: to,
  }));

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

/** Returns the company as a schema.org Organization, with its contact details. */
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
  // In schema.org, only a place may have opening hours.
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
