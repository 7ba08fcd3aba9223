/** Types of the price list. */
export const pricingTypes = /* GraphQL */ `
  type Pricing implements Node @dontInfer {
    tabs: [PricingTab!]!
    comparison: PricingComparison!
    timeline: [PricingStep!]!
    rules: [IconText!]!
    questions: [FaqQuestion!]! @link(by: "slug")
  }
  type PricingTab {
    id: String!
    label: String! @localized
    lead: String! @localized
    cards: [PricingCard!]!
  }
  type PricingCard {
    id: String!
    name: String! @localized
    lead: String! @localized
    isMostPreferred: Boolean!
    isComingSoon: Boolean!
    "Number of the package it sells; absent on what is bought beside one."
    packageId: Int
    "Absent where the price is agreed on, or where there is none: priceLabel then says so."
    price: PricingPrice
    priceLabel: String @localized
    priceNote: String! @localized
    "The features of the package it sells, then its own lines."
    features: [String!]!
    notIncluded: [String!]! @localized
    "Absent on what is not sold yet."
    cta: TextLink
  }
  type PricingPrice {
    amount: Float!
    currency: String!
    "month or year"
    interval: String!
    isApproximate: Boolean!
  }
  type PricingComparison {
    columns: [PricingColumn!]!
    groups: [PricingGroup!]!
  }
  type PricingColumn {
    id: String!
    "The name of the card."
    label: String!
    card: PricingCard!
  }
  type PricingGroup {
    id: String!
    title: String! @localized
    rows: [PricingRow!]!
  }
  type PricingRow {
    label: String! @localized
    note: String @localized
    cells: [PricingCell!]!
  }
  type PricingCell {
    isIncluded: Boolean!
    "What exactly; absent where yes or no says it all."
    text: String @localized
  }
  type PricingStep {
    id: String!
    startsAfter: PricingOffset!
    label: String! @localized
    title: String! @localized
    text: String! @localized
  }
  "Time since the day of the sign-up."
  type PricingOffset {
    days: Int!
    months: Int!
  }
`;
