/** The parts of the setup, in the order they are shown; which of them a package needs is read from its features. */
export const setupParts = ["instagram", "facebook-page", "whatsapp-number", "storefront"] as const;
export type SetupPart = (typeof setupParts)[number];
