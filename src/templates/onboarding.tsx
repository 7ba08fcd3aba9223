import { graphql, type HeadProps, type PageProps } from "gatsby";
import { OnboardingEntry } from "@/features/onboarding/onboarding-entry";
import { screenOfPath } from "@/features/onboarding/screen-of-path";
import { SignUpScreen } from "@/features/sign-up/sign-up-screen";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

/** Every screen of the onboarding: one page that reads the address. */
export default function OnboardingPage({ location, data }: PageProps<Queries.OnboardingPageQuery>) {
  const { signUp } = data.siteFacts;
  return (
    <OnboardingEntry
      location={location}
      facts={data.siteFacts}
      signUp={<SignUpScreen consentDefaults={signUp.consentDefaults} />}
    />
  );
}

export const Head = ({
  data,
  pageContext,
  location,
}: HeadProps<Queries.OnboardingPageQuery, PageContext>) => (
  <PageHead
    {...{ data, pageContext }}
    namespace="onboarding"
    prefix={`head.${screenOfPath(location.pathname) ?? "start"}`}
    isHidden
  />
);

export const query = graphql`
  query OnboardingPage($language: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "layout", "forms", "sign-up", "onboarding", "readiness", "scenes", "errors"] }
        language: { eq: $language }
      }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    ...LayoutData
    siteFacts {
      storeDomain
      signUp {
        consentDefaults {
          privacy_policy
          pdpa
          newsletter
        }
      }
    }
  }
`;
