/** Types of the home page's section texts and of the store module. */
export const homeTypes = /* GraphQL */ `
  type HomeTexts implements Node @dontInfer {
    hero: HomeHero!
    clients: HomeSection!
    advantages: HomeSection!
    solutions: HomeSection!
    channels: HomeSection!
    marketing: HomeSection!
    store: HomeSection!
    payments: HomeSection!
    pricing: HomeSection!
    stories: HomeSection!
    press: HomeSection!
    faq: HomeSection!
    closing: HomeSection!
  }
  type HomeHero {
    eyebrow: String! @localized
    title: String! @localized
    lead: String! @localized
    trust: [String!]! @localized
  }
  type HomeSection {
    eyebrow: String! @localized
    title: String! @localized
    lead: String! @localized
    "Says that what is shown is a sample."
    note: String @localized
  }

  type StoreModule implements Node @dontInfer {
    themes: [StoreTheme!]!
    colors: [StoreColor!]!
    languages: [StoreLanguage!]!
    "Examples: a shop sells in any currency."
    currencies: [StoreCurrency!]!
    "What the sample shop sells."
    products: [StoreProduct!]!
    claims: [IconText!]!
    rules: [String!]! @localized
  }
  type StoreTheme {
    id: String!
    name: String! @localized
    text: String! @localized
    preview: File! @fileByRelativePath
    previewAlt: String! @localized
  }
  type StoreColor {
    id: String!
    name: String! @localized
    value: String!
    "Colour of text on it."
    onValue: String!
  }
  type StoreLanguage {
    code: String!
    "File name in static/flags, without extension."
    flag: String!
    name: String! @localized
    nativeName: String!
    words: StoreWords!
  }
  "What the sample shop says, in the language it stands under."
  type StoreWords {
    banner: String!
    action: String!
  }
  type StoreProduct {
    id: String!
    names: StoreProductNames!
    prices: StoreProductPrices!
  }
  type StoreProductNames {
    tr: String!
    en: String!
    fr: String!
    ar: String!
  }
  "Examples, by ISO 4217 code."
  type StoreProductPrices {
    TRY: Float!
    USD: Float!
    GBP: Float!
    AED: Float!
  }
  type StoreCurrency {
    "ISO 4217"
    code: String!
    "File name in static/flags, without extension."
    flag: String!
    name: String! @localized
  }
  type IconText {
    id: String!
    icon: String!
    title: String! @localized
    text: String! @localized
  }
`;
