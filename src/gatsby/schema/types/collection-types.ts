/** Types of the lists and collections. */
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
    name: String! @localized
    tagline: String! @localized
    "What a customer writes there."
    message: String! @localized
    text: String! @localized
    scene: String
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
    "The scene of its tab on the home page; absent, it has none."
    homeScene: String
    title: String! @localized
    "Where it comes in the conversation that the solutions tell."
    moment: String! @localized
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
    publishFrom: Date @dateformat
    publishUntil: Date @dateformat
  }
  type PressItem implements Node @dontInfer {
    slug: String!
    date: Date! @dateformat
    "The day of the last change that readers should hear of."
    updated: Date @dateformat
    source: String! @localized
    "Where the card leads: the article, or what it is about."
    link: String!
    header: String! @localized
    content: String! @localized
    cover: File! @fileByRelativePath
    coverAlt: String! @localized
    publishFrom: Date @dateformat
    publishUntil: Date @dateformat
  }
  type FormerAddress implements Node @dontInfer {
    from: String!
    to: String!
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
    publishFrom: Date @dateformat
    publishUntil: Date @dateformat
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
    "What the shop struggled with, in paragraphs."
    challenge: [String!]! @localized
    "What it did with the product."
    approach: [String!]! @localized
    "What has changed."
    result: [String!]! @localized
    figures: [StoryFigure!]!
    "Without quotation marks."
    quote: String @localized
    solutions: [Solution!]! @link(by: "slug")
    channels: [Channel!]! @link(by: "slug")
    cover: File! @fileByRelativePath
    coverAlt: String! @localized
    publishFrom: Date @dateformat
    publishUntil: Date @dateformat
  }
  type StoryFigure {
    id: String!
    "With its unit."
    value: String! @localized
    label: String! @localized
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
