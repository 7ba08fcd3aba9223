import { telephoneLink } from "@/lib/addresses";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ButtonLink } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { Section } from "@/ui/section";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./about-team.module.css";

type AboutTeamProps = {
  team: Queries.AboutTeamTextsFragment;
  /** Heading above the company's details. */
  companyTitle: string;
  company: Queries.AboutCompanyFactsFragment;
};

/** The departments to contact, and the company's details. */
export function AboutTeam({ team, companyTitle, company }: AboutTeamProps) {
  const { t } = useTranslation("about");
  const { desks, ...texts } = team;
  return (
    <Section id="team" align="start" {...texts}>
      <div className={styles.columns}>
        <ul className={styles.desks}>
          {desks.map(({ id, icon, title, text }) => (
            <li key={id} className={styles.desk}>
              <Icon name={icon} size={22} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.company}>
          <h3>{companyTitle}</h3>
          <dl className={styles.details}>
            <dt>{t("company.legalEntity")}</dt>
            <dd>{company.legalEntity}</dd>
            <dt>{t("company.address")}</dt>
            <dd>{company.address}</dd>
            <dt>{t("company.phone")}</dt>
            <dd>
              <a href={telephoneLink(company.phone)}>{company.phone}</a>
            </dd>
            <dt>{t("company.email")}</dt>
            <dd>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </dd>
          </dl>
          <p className={kit.above6}>
            <ButtonLink to="/contact-us/" variant="warning">
              {t("company.contact")}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const aboutTeamFragments = graphql`
  fragment AboutTeamTexts on AboutTeam {
    eyebrow
    title
    lead
    desks {
      id
      icon
      title
      text
    }
  }
  fragment AboutCompanyFacts on SiteFacts {
    legalEntity
    address
    phone
    email
  }
`;
