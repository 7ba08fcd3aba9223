import { graphql } from "gatsby";

/** Heading of a section of the home page, from the data. */
export type SectionTexts = Queries.HomeSectionTextsFragment;

/** The same with the line that says that samples are shown, where the data has one. */
export type SampleTexts = SectionTexts & { readonly note: string | null };

/** @public Gatsby collects the fragments of all files. */
export const homeSectionTextsFragment = graphql`
  fragment HomeSectionTexts on HomeSection {
    eyebrow
    title
    lead
  }
`;

/** @public Gatsby collects the fragments of all files. */
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
