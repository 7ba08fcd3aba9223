import { useTranslation } from "gatsby-plugin-react-i18next";
import { Section } from "@/ui/section";
import { InboxDemo } from "./inbox-demo";
import { reduceInbox, type InboxAction } from "./inbox-reducer";
import { startInbox, type DemoShop } from "./inbox-state";
import * as kit from "@/ui/kit.module.css";

const due: InboxAction = { type: "due" };

/** Actions that produce each state from the initial one. */
const states = {
  fresh: [],
  ordered: [{ type: "send", what: "coupon" }, due, { type: "send", what: "cart" }, due, due],
  handedOver: [{ type: "send", what: "order" }, due, { type: "hand-over" }, due, due, due],
} satisfies Record<string, InboxAction[]>;

/** States of the inbox for the component catalogue, each with a different shop. */
export function InboxDemoStates({ shops }: { shops: readonly DemoShop[] }) {
  const { t } = useTranslation("inbox-demo");
  return (
    <Section id="inbox-demo" title={t("states.title")} align="start" ground="tint">
      <div className={kit.stack10}>
        {Object.entries(states).map(([name, acts], index) => {
          const shop = shops[index];
          if (!shop) return null;
          const start = (acts as InboxAction[]).reduce(
            (inbox, action) => reduceInbox(inbox, action, shop),
            startInbox(shop),
          );
          const title = t(`states.${name as keyof typeof states}`);
          return (
            <div key={name} className={kit.stack4}>
              <h3>{title}</h3>
              <InboxDemo shops={[shop]} start={start} label={title} />
            </div>
          );
        })}
      </div>
    </Section>
  );
}
