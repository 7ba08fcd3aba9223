import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { TemplateSection } from "@/features/composer/template-section";
import { ChannelsJoining } from "@/features/home/channels-joining";
import { ClosingCall } from "@/features/home/closing-call";
import { ChannelBands } from "@/features/showcase/channel-bands";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";
import { Later } from "@/ui/later";
import { PageHeading } from "@/ui/page-heading";

/** All channels in detail, and how they merge into a single conversation. */
export default function ChannelsPage({ data }: PageProps<Queries.ChannelsPageQuery>) {
  const { t } = useTranslation("showcase");
  const { allChannel, allMessageTemplate, constants, homeTexts } = data;
  const composer = <TemplateSection cases={allMessageTemplate.nodes} limits={constants} />;
  return (
    <>
      <PageHeading title={t("channels.title")} lead={t("channels.lead")} />
      <ChannelsJoining texts={homeTexts.channels} channels={allChannel.nodes} />
      <Later>
        <ChannelBands channels={allChannel.nodes} after={{ whatsapp: composer }} />
      </Later>
      <ClosingCall texts={{ ...homeTexts.closing, title: t("channels.closing") }} />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ChannelsPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="showcase" prefix="channels.head" />
);

export const query = graphql`
  query ChannelsPage($language: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "layout", "share-pictures", "home", "showcase", "scenes", "stories"] }
        language: { eq: $language }
      }
    ) {
      ...PageLocales
    }
    ...LayoutData
    homeTexts {
      channels {
        ...HomeSectionTexts
      }
      closing {
        ...HomeSectionTexts
      }
    }
    constants {
      ...MessageLimits
    }
    allMessageTemplate(sort: { position: ASC }) {
      nodes {
        ...MessageTemplate
      }
    }
    allChannel(sort: { position: ASC }) {
      nodes {
        ...HomeChannel
        ...ShowcaseChannel
      }
    }
  }
`;
