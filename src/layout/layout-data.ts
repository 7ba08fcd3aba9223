import { graphql } from "gatsby";

/**
 * What the shell needs of the data, in the page's language; every page's query spreads it, the onboarding's without the
 * menus below the tabs.
 * @public Gatsby collects the fragments of all files.
 */
export const layoutData = graphql`
  fragment LayoutData on Query {
    ...BareLayoutData
    navigation {
      header {
        children {
          icon
          title
          text
          href
        }
      }
    }
  }

  fragment BareLayoutData on Query {
    siteFacts {
      brand
      legalEntity
      address
      phone
      email
      copyrightYears
      url
      social {
        network
        url
      }
      links {
        login
        help
        support
        callMe
      }
      signUp {
        consentDefaults {
          privacy_policy
          pdpa
          newsletter
        }
      }
    }
    navigation {
      header {
        id
        label
        href
      }
      footer {
        id
        title
        links {
          label
          href
        }
      }
    }
  }
`;

/**
 * The strings of a page's namespaces, as gatsby-plugin-react-i18next reads them from a page's `locales`.
 * @public Gatsby collects the fragments of all files.
 */
export const pageLocales = graphql`
  fragment PageLocales on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;

export type LayoutData = Queries.LayoutDataFragment;
export type BareLayoutData = Queries.BareLayoutDataFragment;
