/** A file in `data/`, or a folder with one item per file, with its GraphQL type and JSON schema. */
export type DataFile = {
  /** Path below `data/`; folder paths end in a slash. */
  path: string;
  typeName: string;
  /** File name of the schema in `data/schema/`, without extension. */
  schema: string;
};

/** All JSON files allowed in `data/`, from which types and checks are derived. */
export const dataFiles: readonly DataFile[] = [
  { path: "site.json", typeName: "SiteFacts", schema: "site" },
  { path: "palette.json", typeName: "Palette", schema: "palette" },
  { path: "constants.json", typeName: "Constants", schema: "constants" },
  { path: "redirects.json", typeName: "FormerAddress", schema: "redirects" },
  { path: "navigation.json", typeName: "Navigation", schema: "navigation" },
  { path: "home.json", typeName: "HomeTexts", schema: "home" },
  { path: "about.json", typeName: "AboutTexts", schema: "about" },
  { path: "pricing.json", typeName: "Pricing", schema: "pricing" },
  { path: "contact.json", typeName: "ContactForm", schema: "contact" },
  { path: "store.json", typeName: "StoreModule", schema: "store" },
  { path: "advantages.json", typeName: "Advantage", schema: "advantages" },
  { path: "channels.json", typeName: "Channel", schema: "channels" },
  { path: "solution-groups.json", typeName: "SolutionGroup", schema: "solution-groups" },
  { path: "solutions.json", typeName: "Solution", schema: "solutions" },
  { path: "templates.json", typeName: "MessageTemplate", schema: "templates" },
  { path: "marketing.json", typeName: "MarketingTab", schema: "marketing" },
  { path: "payments.json", typeName: "PaymentMethod", schema: "payments" },
  { path: "faq.json", typeName: "FaqQuestion", schema: "faq" },
  { path: "faq-categories.json", typeName: "FaqCategory", schema: "categories" },
  { path: "reference-categories.json", typeName: "ReferenceCategory", schema: "categories" },
  { path: "press/", typeName: "PressItem", schema: "press-item" },
  { path: "references/", typeName: "Reference", schema: "reference" },
  { path: "stories/", typeName: "Story", schema: "story" },
  { path: "demo-shops/", typeName: "DemoShop", schema: "demo-shop" },
];

/** Returns the entry for a path below `data/`, or undefined for an unknown file. */
export function dataFileOf(relativePath: string): DataFile | undefined {
  return dataFiles.find(({ path }) =>
    path.endsWith("/")
      ? relativePath.startsWith(path) && !relativePath.slice(path.length).includes("/")
      : relativePath === path,
  );
}
