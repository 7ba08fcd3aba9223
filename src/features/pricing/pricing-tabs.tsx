import { useEffect, useState } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Tabs } from "@/ui/tabs";
import { PricingCards } from "./pricing-cards";
import * as styles from "./pricing-tabs.module.css";

/** Name of the query parameter that holds the open tab, so that an address can be shared. */
const parameter = "tab";

/** Store tariff and additional services as tabs; the open one is part of the address. */
export function PricingTabs({ tabs }: { tabs: readonly Queries.PricingTabFragment[] }) {
  const { t } = useTranslation("pricing");
  const [fromAddress, setFromAddress] = useState<string>();

  useEffect(() => {
    setFromAddress(new URLSearchParams(window.location.search).get(parameter) ?? undefined);
  }, []);

  function keepInAddress(id: string) {
    const url = new URL(window.location.href);
    url.searchParams.set(parameter, id);
    window.history.replaceState(window.history.state, "", url);
  }

  return (
    <Tabs
      key={fromAddress}
      label={t("tabs")}
      initialId={fromAddress}
      onChange={keepInAddress}
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
