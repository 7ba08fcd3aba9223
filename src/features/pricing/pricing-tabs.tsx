import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Tabs } from "@/ui/tabs";
import { useSearchParameter } from "@/ui/use-search-parameter";
import { PricingCards } from "./pricing-cards";
import * as styles from "./pricing-tabs.module.css";

/** Tabs for the store plan and for additional services; the URL stores the active tab. */
export function PricingTabs({ tabs }: { tabs: readonly Queries.PricingTabFragment[] }) {
  const { t } = useTranslation("pricing");
  const [openTab, setOpenTab] = useSearchParameter("tab");

  return (
    <Tabs
      label={t("tabs")}
      className={styles.tabs}
      selectedId={openTab}
      onChange={setOpenTab}
      items={tabs.map(({ id, label, lead, cards }) => ({
        id,
        label,
        panel: (
          <>
            <p className={styles.lead}>{lead}</p>
            <PricingCards cards={cards} />
          </>
        ),
      }))}
    />
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const pricingTabFragment = graphql`
  fragment PricingTab on PricingTab {
    id
    label
    lead
    cards {
      ...PricingCard
    }
  }
`;
