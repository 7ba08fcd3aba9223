/** Legal texts by id, with the template that shows each: some have something to do beside them. */
export const legalTemplates = {
  "privacy-policy": "legal",
  useragreement: "legal",
  gdpr: "data-protection",
  cookie: "cookie-policy",
  conditions: "legal",
  accessibility: "legal",
} as const;
