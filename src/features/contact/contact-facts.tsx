import { telephoneLink } from "@/lib/addresses";
import { graphql } from "gatsby";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { SampleNote } from "@/ui/sample-note";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./contact.module.css";

/** The response time, and other ways to contact the company. */
export function ContactFacts({ facts }: { facts: Queries.ContactFactsFragment }) {
  const { t } = useTranslation("contact");
  return (
    <section className={kit.stack6} aria-label={t("facts.label")}>
      <div className={styles.promise}>
        <Clock aria-hidden="true" size={26} className={styles.promiseIcon} />
        <h2 className={`${kit.subtitle} ${kit.above3} ${kit.below2}`}>{t("promise.title")}</h2>
        <p>{t("promise.text")}</p>
      </div>
      <address className={styles.address}>
        <p className={`${kit.strong} ${kit.below4}`}>{facts.legalEntity}</p>
        <dl className={styles.ways}>
          <div>
            <dt>
              <MapPin aria-hidden="true" size={20} />
              {t("facts.address")}
            </dt>
            <dd>{facts.address}</dd>
          </div>
          <div>
            <dt>
              <Phone aria-hidden="true" size={20} />
              {t("facts.phone")}
            </dt>
            <dd>
              <a href={telephoneLink(facts.phone)}>{facts.phone}</a>
            </dd>
          </div>
          <div>
            <dt>
              <Mail aria-hidden="true" size={20} />
              {t("facts.email")}
            </dt>
            <dd>
              <a href={`mailto:${facts.email}`}>{facts.email}</a>
            </dd>
          </div>
          {facts.openingHours && (
            <div>
              <dt>
                <CalendarClock aria-hidden="true" size={20} />
                {t("facts.hours")}
              </dt>
              {facts.openingHours.lines.map(({ days, hours }) => (
                <dd key={days}>
                  {days} <span className={styles.hours}>{hours}</span>
                </dd>
              ))}
            </div>
          )}
        </dl>
        <SampleNote text={facts.openingHours?.note} />
      </address>
    </section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const contactFactsFragment = graphql`
  fragment ContactFacts on SiteFacts {
    legalEntity
    address
    phone
    email
    openingHours {
      note
      lines {
        days
        hours
      }
    }
  }
`;
