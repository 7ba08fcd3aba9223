/** Types of the texts that are Markdown files: legal texts and articles. */
export const documentTypes = /* GraphQL */ `
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
`;
