import Ajv from "ajv";
import addFormats from "ajv-formats";

const url = { type: "string", pattern: "^https://" };
const text = { type: "string", minLength: 1 };
const moment = { type: "string", format: "date-time" };
const time = { type: "string", pattern: "^\\d\\d:\\d\\d$" };
const language = { enum: ["tr", "en"] };
const isA = (type: string) => ({ const: type });

/** Schema of an object type with required and optional properties, and no others. */
const thing = (type: string, properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: "object",
  properties: { "@type": isA(type), ...properties },
  required: ["@type", ...Object.keys(properties).filter((name) => !optional.includes(name))],
  additionalProperties: false,
});

const company = thing("Organization", { "@id": url, name: text, url });

/**
 * Properties per type that schema.org defines and Google's search documentation requires or recommends
 * (Organization, Sitelinks search box, Breadcrumb, Software app, FAQ, Article).
 */
const schemas: Record<string, object> = {
  Organization: thing(
    "Organization",
    {
      "@id": url,
      name: text,
      legalName: text,
      url,
      logo: url,
      address: text,
      email: { type: "string", format: "email" },
      telephone: text,
      sameAs: { type: "array", items: url, minItems: 1, uniqueItems: true },
      contactPoint: thing("ContactPoint", {
        contactType: text,
        telephone: text,
        email: text,
        availableLanguage: { type: "array", items: language },
      }),
      location: thing("Place", {
        name: text,
        address: text,
        openingHoursSpecification: {
          type: "array",
          minItems: 1,
          items: thing("OpeningHoursSpecification", {
            dayOfWeek: {
              type: "array",
              minItems: 1,
              items: { type: "string", pattern: "^https://schema\\.org/[A-Z][a-z]+day$" },
            },
            opens: time,
            closes: time,
          }),
        },
      }),
    },
    ["location"],
  ),
  WebSite: thing("WebSite", {
    "@id": url,
    url,
    name: text,
    inLanguage: language,
    publisher: { type: "object", properties: { "@id": url }, required: ["@id"] },
    potentialAction: thing("SearchAction", {
      target: thing("EntryPoint", {
        urlTemplate: { type: "string", pattern: "^https://.*\\{search_term_string\\}$" },
      }),
      "query-input": { const: "required name=search_term_string" },
    }),
  }),
  BreadcrumbList: thing("BreadcrumbList", {
    itemListElement: {
      type: "array",
      minItems: 2,
      items: thing("ListItem", { position: { type: "integer", minimum: 1 }, name: text, item: url }),
    },
  }),
  Service: thing("Service", {
    name: text,
    description: text,
    url,
    serviceType: text,
    provider: { type: "object", properties: { "@id": url }, required: ["@id"] },
    offers: {
      type: "array",
      minItems: 1,
      items: thing("Offer", {
        name: text,
        description: text,
        url,
        price: { type: "number", minimum: 0 },
        priceCurrency: { type: "string", pattern: "^[A-Z]{3}$" },
        availability: { type: "string", pattern: "^https://schema\\.org/" },
        priceSpecification: thing("UnitPriceSpecification", {
          price: { type: "number" },
          priceCurrency: text,
          referenceQuantity: thing("QuantitativeValue", {
            value: { const: 1 },
            unitCode: { enum: ["MON", "ANN"] },
          }),
        }),
      }),
    },
  }),
  FAQPage: thing("FAQPage", {
    url,
    inLanguage: language,
    mainEntity: {
      type: "array",
      minItems: 1,
      items: thing("Question", { url, name: text, acceptedAnswer: thing("Answer", { text }) }),
    },
  }),
  NewsArticle: thing("NewsArticle", {
    // Google truncates longer headlines.
    headline: { type: "string", minLength: 1, maxLength: 110 },
    description: text,
    datePublished: moment,
    dateModified: moment,
    inLanguage: language,
    mainEntityOfPage: url,
    image: { type: "array", items: url, minItems: 1 },
    author: { type: "array", items: company, minItems: 1 },
    publisher: company,
  }),
  Article: thing("Article", {
    // Customer story, which has no date.
    headline: { type: "string", minLength: 1, maxLength: 110 },
    description: text,
    inLanguage: language,
    mainEntityOfPage: url,
    image: { type: "array", items: url, minItems: 1 },
    author: { type: "array", items: company, minItems: 1 },
    publisher: company,
  }),
};

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats(ajv);
const validators = new Map(Object.entries(schemas).map(([type, schema]) => [type, ajv.compile(schema)]));

/** Returns the problems of a structured data node; an unknown type is one. */
export function problemsOfNode(node: { "@type"?: string }): string[] {
  const validate = validators.get(node["@type"] ?? "");
  const type = node["@type"] ?? "";
  if (!validate) return [`unknown type ${type}`];
  validate(node);
  return (validate.errors ?? []).map(({ instancePath, message = "" }) => `${type}${instancePath} ${message}`);
}
