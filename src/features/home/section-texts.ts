/** Heading of a section of the home page, from the data. */
export type SectionTexts = { readonly eyebrow: string; readonly title: string; readonly lead: string };
