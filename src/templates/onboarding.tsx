import { useEffect } from "react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { closeByBack } from "@/lib/close-by-back";
import { CarriedOverChoices } from "@/features/onboarding/carried-over-choices";
import { OnboardingEntry } from "@/features/onboarding/onboarding-entry";
import { PrimaryAction } from "@/features/onboarding/screen-footer";
import { screenOfPath } from "@/state/steps";
import { ContinueTool } from "@/features/onboarding/shell/continue-tool";
import { OnboardingTools } from "@/features/onboarding/shell/onboarding-tools";
import { SavedState } from "@/features/onboarding/shell/saved-state";
import { ReadinessCheck } from "@/features/readiness/readiness-check";
import { SignUpScreen } from "@/features/sign-up/sign-up-screen";
import type { PageContext } from "@/i18n/page-head";
import { BareLayout } from "@/layout/bare-layout";
import { PageHead } from "@/layout/page-head";
import { loadScreens } from "./load-screens";

/** Page for every onboarding screen; renders the one matching the URL. */
export default function OnboardingPage({ location, data }: PageProps<Queries.OnboardingPageQuery>) {
  // Makes Back close open dialogs; on content pages, an inline script does so before hydration.
  useEffect(closeByBack, []);
  const { signUp, storeDomain } = data.siteFacts;
  const { asOf, checked } = data.constants.sharedNumberPlaces;
  const numbersAsOf = checked ?? asOf;
  const cards = data.pricing.tabs.flatMap((tab) => tab.cards);
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.name ?? "";
  const packageNames = {
    "all-features": nameOf("all-features"),
    "instagram-only": nameOf("instagram-only"),
  };
  const facts = {
    storeDomain,
    numbersAsOf,
    readiness: <ReadinessCheck {...{ numbersAsOf, packageNames }} place="setup" />,
    trialDays: data.constants.trialDays.value,
    login: data.siteFacts.links.login,
    help: data.siteFacts.links.help,
    themes: data.storeModule.themes,
    colors: data.storeModule.colors,
    acknowledged: [data.privacyPolicy, data.dataProtectionNotice],
    isNewsletterTicked: signUp.consentDefaults.newsletter,
  };
  return (
    <BareLayout
      data={data}
      status={<SavedState />}
      tools={<ContinueTool />}
      menu={<OnboardingTools facts={facts} />}
    >
      <OnboardingEntry
        location={location}
        facts={facts}
        contact={data.siteFacts}
        loadScreens={loadScreens}
        signUp={
          <SignUpScreen consentDefaults={signUp.consentDefaults} Actions={PrimaryAction}>
            <CarriedOverChoices facts={facts} offers={cards} />
            <ReadinessCheck {...{ numbersAsOf, packageNames }} />
          </SignUpScreen>
        }
      />
    </BareLayout>
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
        ns: { in: ["common", "layout", "forms", "sign-up", "onboarding", "errors"] }
        language: { eq: $language }
      }
    ) {
      ...PageLocales
    }
    ...BareLayoutData
    constants {
      sharedNumberPlaces {
        asOf
        checked
      }
      trialDays {
        value
      }
    }
    siteFacts {
      storeDomain
      links {
        help
        login
      }
      signUp {
        consentDefaults {
          privacy_policy
          pdpa
          newsletter
        }
      }
    }
    pricing {
      tabs {
        cards {
          id
          name
          packageId
        }
      }
    }
    privacyPolicy: legalDocument(id: "privacy-policy") {
      title
      version
      effectiveDate
    }
    dataProtectionNotice: legalDocument(id: "gdpr") {
      title
      version
      effectiveDate
    }
    storeModule {
      themes {
        id
        name
      }
      colors {
        id
        name
        value
        onValue
      }
    }
  }
`;
