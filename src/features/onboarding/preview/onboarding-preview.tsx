import { useTranslation } from "gatsby-plugin-react-i18next";
import { InboxPreview, PhonePreview } from "@/scenes/preview-scenes";
import { StoreScene } from "@/scenes/store-scene";
import type { Screen } from "@/state/steps";
import { useOnboarding } from "@/state/onboarding-context";
import { useStorefrontMemory } from "@/state/storefront-memory";
import { useObjectUrl } from "@/ui/use-object-url";
import * as kit from "@/ui/kit.module.css";
import { previewChannels } from "./preview-channels";
import { previewShop } from "./preview-shop";
import * as styles from "./onboarding-preview.module.css";

/**
 * Live preview, beside the screen in wide windows and in a dialog in narrow ones: the inbox with connected
 * channels, the phone with the first message, and the shop with its address and theme.
 */
export function OnboardingPreview({ screen, isInWindow }: { screen: Screen; isInWindow?: boolean }) {
  const { t } = useTranslation("onboarding-screens");
  const { state, facts } = useOnboarding();
  const { pictures } = useStorefrontMemory();
  const logo = useObjectUrl(pictures.logo?.ready);
  const isOfShop = screen === "select-store";
  const channels = isOfShop ? [] : previewChannels(state);
  const connected = channels.filter(({ account }) => account !== null);
  const first = connected[0];
  const shop = previewShop(state, facts);
  const note = connected.length === 0 ? "empty" : connected.length < channels.length ? "note" : "all";

  return (
    <aside className={styles.preview} data-in-window={isInWindow} aria-label={t("preview.title")}>
      {channels.length > 0 && (
        <section className={kit.stack2} aria-label={t("preview.inbox")}>
          <p className={kit.label}>{t("preview.inbox")}</p>
          <InboxPreview
            label={`${t("preview.label")} ${connected.length} / ${channels.length}`}
            channels={channels}
          />
          <p className={kit.quiet}>{t(`preview.${note}`)}</p>
        </section>
      )}
      {shop && (
        <section className={kit.stack2} aria-label={t("preview.shop")}>
          <p className={kit.label}>{t("preview.shop")}</p>
          <div className={styles.shop} data-cut={channels.length > 0 || undefined}>
            <StoreScene isSmall {...shop} logo={logo} />
          </div>
        </section>
      )}
      {first?.account && (
        <section className={kit.stack2} aria-label={t("preview.phone")}>
          <p className={kit.label}>{t("preview.phone")}</p>
          <PhonePreview
            label={t("preview.phone-label", { account: first.account })}
            channel={first.channel}
            account={first.account}
          />
        </section>
      )}
    </aside>
  );
}
