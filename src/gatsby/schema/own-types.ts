/** GraphQL types that have no schema in `data/`: Markdown texts, computed fields, unpublished items. */
export const ownTypes = /* GraphQL */ `
  type LegalDocument {
    id: String!
    title: String!
    version: String!
    effectiveDate: Date!
    summary: String!
    html: String!
    tableOfContents: [LegalSection!]!
    "The day on which the next version replaced this one; null while it is in force."
    supersededOn: Date
    versionInForce: String!
    "Those before this one, the newest first."
    formerVersions: [FormerVersion!]!
  }
  "A version of a legal text that is no longer in force; its page lies below the text's own."
  type FormerVersion {
    version: String!
    effectiveDate: Date!
    "The day on which the next version replaced it."
    supersededOn: Date!
  }
  "An article on the site itself, for a press item."
  type PressArticle {
    slug: String!
    item: PressItem!
    title: String!
    lead: String!
    html: String!
  }
  type LegalSection {
    id: String!
    title: String!
  }
  type OpeningLine {
    days: String!
    hours: String!
  }
  type PricingColumn {
    id: String!
    "The name of the card."
    label: String!
    card: PricingCard!
  }
  "Which logos are in the drawing that a mark is taken from."
  enum LogoSet {
    ALL
    "The first eight by their slugs."
    HOME
  }
  "Interface strings: read by the i18n plugin, never queried as nodes."
  type LocaleStrings implements Node @dontInfer {
    id: ID!
  }
  "An item of any kind outside of its time: nothing asks for it."
  type UnpublishedItem implements Node @dontInfer {
    id: ID!
  }
  "JSON schemas of the data files."
  type DataSchema implements Node @dontInfer {
    id: ID!
  }
`;
