/** Types of the lists and collections, and of the legal texts. */
export const collectionTypes = /* GraphQL */ `
  type Advantage implements Node @dontInfer {
    slug: String!
    position: Int! @position
    icon: String!
    title: String! @localized
    text: String! @localized
  }
  type Channel implements Node @dontInfer {
    slug: String!
    position: Int! @position
    icon: String!
    name: String! @localized
    tagline: String! @localized
    "What a customer writes there."
    message: String! @localized
    text: String! @localized
    scene: String!
    points: [String!]! @localized
    limits: [String!]! @localized
  }
  type SolutionGroup implements Node @dontInfer {
    slug: String!
    position: Int! @position
    title: String! @localized
    lead: String! @localized
  }
  type Solution implements Node @dontInfer {
    slug: String!
    position: Int! @position
    group: SolutionGroup! @link(by: "slug")
    icon: String!
    scene: String!
    "Shown as a tab of the home page."
    isHighlighted: Boolean!
    title: String! @localized
    benefit: String! @localized
    text: String! @localized
    points: [String!]! @localized
    limits: [String!]! @localized
  }
  type MessageTemplate implements Node @dontInfer {
    slug: String!
    position: Int! @position
    "utility, marketing or authentication"
    category: String!
    name: String! @localized
    "Variables stand in double square brackets, by their names."
    text: String! @localized
    variables: [MessageVariable!]!
  }
  type MessageVariable {
    name: String! @localized
    label: String! @localized
    sample: String! @localized
  }
  type MarketingTab implements Node @dontInfer {
    slug: String!
    position: Int! @position
    scene: String!
    label: String! @localized
    title: String! @localized
    lead: String! @localized
    items: [IconText!]!
  }
  type PaymentMethod implements Node @dontInfer {
    slug: String!
    position: Int! @position
    icon: String!
    name: String! @localized
    text: String! @localized
  }
  type FaqCategory implements Node @dontInfer {
    slug: String!
    position: Int! @position
    label: String! @localized
  }
  type FaqQuestion implements Node @dontInfer {
    slug: String!
    position: Int! @position
    category: FaqCategory! @link(by: "slug")
    "Shown on the home page."
    isHighlighted: Boolean!
    question: String! @localized
    "Paragraphs."
    answer: [String!]! @localized
  }
  type PressItem implements Node @dontInfer {
    slug: String!
    date: Date! @dateformat
    source: String! @localized
    "Where the card leads: the article, or what it is about."
    link: String!
    header: String! @localized
    content: String! @localized
    cover: File! @fileByRelativePath
    coverAlt: String! @localized
  }
  type ReferenceCategory implements Node @dontInfer {
    slug: String!
    position: Int! @position
    label: String! @localized
  }
  "Which logos are in the drawing that a mark is taken from."
  enum LogoSet {
    ALL
    "The first eight by their slugs."
    HOME
  }
  type Reference implements Node @dontInfer {
    slug: String!
    name: String!
    city: String!
    category: ReferenceCategory! @link(by: "slug")
    description: String! @localized
    logo: File! @fileByRelativePath
  }
  type Story implements Node @dontInfer {
    slug: String!
    "Order of appearance."
    rank: Int!
    shop: String!
    city: String!
    sector: String! @localized
    title: String! @localized
    summary: String! @localized
    paragraphs: [String!]! @localized
    solutions: [Solution!]! @link(by: "slug")
    channels: [Channel!]! @link(by: "slug")
    cover: File! @fileByRelativePath
    coverAlt: String! @localized
  }

  type LegalDocument {
    id: String!
    title: String!
    version: String!
    effectiveDate: Date!
    summary: String!
    html: String!
    tableOfContents: [LegalSection!]!
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

  "Interface strings: read by the i18n plugin, never queried as nodes."
  type LocaleStrings implements Node @dontInfer {
    id: ID!
  }
  "JSON schemas of the data files."
  type DataSchema implements Node @dontInfer {
    id: ID!
  }
`;
