import { graphql } from "gatsby";

/**
 * Fragment with the layout's data in the page's language; spread by the query of every page. The onboarding's
 * version omits the menus below the tabs.
 * @public Gatsby collects GraphQL fragments from all files.
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
 * Fragment with the strings of a page's namespaces, which gatsby-plugin-react-i18next reads from `locales`.
 * @public Gatsby collects GraphQL fragments from all files.
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
