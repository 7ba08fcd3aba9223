/** Types of the site's facts, figures and menus. */
export const siteTypes = /* GraphQL */ `
  type SiteFacts implements Node @dontInfer {
    brand: String!
    storeBrand: String!
    productSlug: String!
    "Domain under which shops live, without scheme."
    storeDomain: String!
    url: String!
    legalEntity: String! @localized
    address: String! @localized
    phone: String!
    email: String!
    copyrightYears: String!
    "Absent, the contact page names none."
    openingHours: OpeningHours
    social: [SocialLink!]!
    links: SiteLinks!
    signUp: SignUpFacts!
    thirdParties: ThirdParties!
  }
  type OpeningHours {
    note: String @localized
    periods: [OpeningPeriod!]!
    "The periods in words of the page's language."
    lines: [OpeningLine!]!
  }
  type OpeningPeriod {
    "English names in lower case."
    days: [String!]!
    from: String!
    to: String!
  }
  type OpeningLine {
    days: String!
    hours: String!
  }
  type SocialLink {
    network: String!
    url: String!
  }
  type SiteLinks {
    login: String!
    help: String!
    knowledgeBase: String!
    externalPricing: String!
    support: String!
    callMe: String!
  }
  type SignUpFacts {
    consentDefaults: ConsentDefaults!
  }
  type ConsentDefaults {
    privacy_policy: Boolean!
    pdpa: Boolean!
    newsletter: Boolean!
  }
  "Ids of third-party scripts; an empty one is never loaded."
  type ThirdParties {
    consentVersion: Int!
    adTag: String!
    tagManager: String!
    pixel: TrackingPixel!
    socialSdk: String!
  }
  type TrackingPixel {
    id: String!
    "Whether browsers without scripts, which cannot be asked, load its picture."
    noscript: Boolean!
  }

  type Constant {
    value: Float!
    unit: String!
    asOf: Date! @dateformat
    "Day on which another company's rule was last looked up."
    checked: Date @dateformat
    source: String!
  }
  type Palette implements Node @dontInfer {
    ink900: String!
    ink800: String!
    ink700: String!
    ink500: String!
    ink400: String!
    ink300: String!
    ink150: String!
    ink100: String!
    ink50: String!
    primary700: String!
    primary600: String!
    primary400: String!
    primary300: String!
    primary100: String!
    primary50: String!
    accent700: String!
    accent500: String!
    accent100: String!
    highlight600: String!
    highlight500: String!
    highlight100: String!
    highlight50: String!
  }
  type Constants implements Node @dontInfer {
    trialDays: Constant!
    trialWarningDays: Constant!
    suspensionMonths: Constant!
    storePrice: Constant!
    domainPrice: Constant!
    trafficGb: Constant!
    diskGb: Constant!
    licenceUsers: Constant!
    replyWindowHours: Constant!
    templateCount: Constant!
    templateCharacters: Constant!
    firstMessages: Constant!
    agentReplyDays: Constant!
    commentReplyDays: Constant!
    templateFeesYear: Constant!
    instalments: Constant!
    posBanks: Constant!
    paymentIntegrationDays: Constant!
    claimYears: Constant!
    themes: Constant!
    colours: Constant!
    storeLanguages: Constant!
    phoneMaxDigits: Constant!
    sharedNumberPlaces: Constant!
    copyrightYear: Constant!
  }

  type Navigation implements Node @dontInfer {
    header: [HeaderTab!]!
    footer: [FooterGroup!]!
  }
  type HeaderTab {
    id: String!
    label: String! @localized
    href: String! @siteLink
    children: [HeaderChild!]!
  }
  type HeaderChild {
    icon: String!
    title: String! @localized
    text: String! @localized
    href: String! @siteLink
  }
  type FooterGroup {
    id: String!
    title: String! @localized
    links: [TextLink!]!
  }
  type TextLink {
    label: String! @localized
    href: String! @siteLink
  }

  "What the contact form lets one choose."
  type ContactForm implements Node @dontInfer {
    topics: [ContactTopic!]!
  }
  type ContactTopic {
    id: String!
    label: String! @localized
  }
`;
