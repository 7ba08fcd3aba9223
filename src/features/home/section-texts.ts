import { graphql } from "gatsby";

/** Heading of a section of the home page, from the data. */
export type SectionTexts = Queries.HomeSectionTextsFragment;

/** @public Gatsby collects the fragments of all files. */
export const homeSectionTextsFragment = graphql`
  fragment HomeSectionTexts on HomeSection {
    eyebrow
    title
    lead
  }
`;
