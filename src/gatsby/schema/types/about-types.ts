/** Types of the page about the company. */
export const aboutTypes = /* GraphQL */ `
  type AboutTexts implements Node @dontInfer {
    heading: AboutHeading!
    story: AboutStory!
    timeline: AboutTimeline!
    work: AboutWork!
    team: AboutTeam!
    company: AboutCompany!
  }
  type AboutHeading {
    title: String! @localized
    lead: String! @localized
  }
  type AboutStory {
    eyebrow: String! @localized
    title: String! @localized
    paragraphs: [String!]! @localized
    facts: [AboutFact!]!
  }
  type AboutFact {
    id: String!
    value: String! @localized
    label: String! @localized
  }
  type AboutTimeline {
    eyebrow: String! @localized
    title: String! @localized
    lead: String! @localized
    steps: [AboutYear!]!
  }
  type AboutYear {
    id: String!
    year: String!
    title: String! @localized
    text: String! @localized
  }
  type AboutWork {
    eyebrow: String! @localized
    title: String! @localized
    lead: String! @localized
    habits: [IconText!]!
  }
  type AboutTeam {
    eyebrow: String! @localized
    title: String! @localized
    lead: String! @localized
    desks: [IconText!]!
  }
  type AboutCompany {
    title: String! @localized
  }
`;
