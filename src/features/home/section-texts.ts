import { graphql } from "gatsby";

/** Heading texts of a home page section, from the data files. */
export type SectionTexts = Queries.HomeSectionTextsFragment;

/** Texts of a section, with an optional note that its content is a sample. */
export type SampleTexts = SectionTexts & { readonly note: string | null };

/** @public Gatsby collects GraphQL fragments from all files. */
export const homeSectionTextsFragment = graphql`
  fragment HomeSectionTexts on HomeSection {
    eyebrow
    title
    lead
  }
`;

/** @public Gatsby collects GraphQL fragments from all files. */
export const homeSectionsFragment = graphql`
  fragment HomeSections on HomeTexts {
    clients {
      ...HomeSectionTexts
      note
    }
    advantages {
      ...HomeSectionTexts
    }
    solutions {
      ...HomeSectionTexts
    }
    channels {
      ...HomeSectionTexts
    }
    marketing {
      ...HomeSectionTexts
    }
    store {
      ...HomeSectionTexts
    }
    payments {
      ...HomeSectionTexts
    }
    pricing {
      ...HomeSectionTexts
    }
    stories {
      ...HomeSectionTexts
      note
    }
    press {
      ...HomeSectionTexts
      note
    }
    faq {
      ...HomeSectionTexts
    }
    closing {
      ...HomeSectionTexts
    }
  }
`;
