import { graphql } from "gatsby";
import { Icon } from "@/ui/icon";
import { Section } from "@/ui/section";
import type { SectionTexts } from "./section-texts";
import { StoreStage } from "./store-still";
import * as styles from "./store-module.module.css";

type StoreModuleProps = {
  texts: SectionTexts;
  store: Queries.HomeStoreFragment;
  /** Parent domain of all shop addresses. */
  storeDomain: string;
};

/** The store section: an interactive shop preview and a list of features. */
export function StoreModule({ texts, store, storeDomain }: StoreModuleProps) {
  return (
    <Section id="store" ground="tint" align="start" {...texts}>
      <StoreStage store={store} storeDomain={storeDomain} />
      <ul className={styles.claims}>
        {store.claims.map(({ id, icon, title, text }) => (
          <li key={id} className={styles.claim}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const homeStoreFragment = graphql`
  fragment HomeStore on StoreModule {
    themes {
      id
      name
      text
    }
    colors {
      id
      name
      value
      onValue
    }
    languages {
      code
      flag
      name
      nativeName
      words {
        banner
        action
      }
    }
    currencies {
      code
      flag
      name
    }
    products {
      names {
        tr
        en
        fr
        ar
      }
      prices {
        TRY
        USD
        GBP
        AED
      }
    }
    claims {
      id
      icon
      title
      text
    }
  }
`;
