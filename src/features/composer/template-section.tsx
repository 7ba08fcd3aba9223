import { useMemo } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Deferred } from "@/ui/deferred";
import { Section } from "@/ui/section";
import type { TemplateComposerProps } from "./template-composer";
import { TemplateStill } from "./template-still";
import * as styles from "./template-section.module.css";

const loadComposer = async () =>
  (await import(/* webpackChunkName: "lazy-composer" */ "./template-composer")).TemplateComposer;

/** The template composer, loaded when it nears the viewport. */
export function TemplateSection({ cases, limits }: TemplateComposerProps) {
  const { t } = useTranslation("showcase");
  const props = useMemo(() => ({ cases, limits }), [cases, limits]);
  return (
    <Section id="template" title={t("composer.title")} lead={t("composer.lead")} align="start" ground="dark">
      <Deferred
        className={styles.place}
        load={loadComposer}
        props={props}
        still={<TemplateStill {...props} />}
      />
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const messageTemplateFragment = graphql`
  fragment MessageTemplate on MessageTemplate {
    slug
    category
    name
    text
    variables {
      name
      label
      sample
    }
  }
`;

/** @public Gatsby collects GraphQL fragments from all files. */
export const messageLimitsFragment = graphql`
  fragment MessageLimits on Constants {
    templateCharacters {
      value
    }
    replyWindowHours {
      value
    }
  }
`;
