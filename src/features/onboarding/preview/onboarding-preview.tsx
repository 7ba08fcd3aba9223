import { Store } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { InboxPreviewScene } from "@/scenes/inbox-preview-scene";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { partValue } from "@/features/onboarding/part-paths";
import { previewChannels } from "./preview-channels";
import * as styles from "./onboarding-preview.module.css";

/** At the side of a screen, on wide windows: what the inbox looks like with the choices made so far. */
export function OnboardingPreview() {
  const { t } = useTranslation("onboarding");
  const { state, facts } = useOnboarding();
  const channels = previewChannels(state);
  const connected = channels.filter(({ account }) => account !== null).length;
  const shop = partValue(state, "storefront", facts.storeDomain);
  return (
    <aside className={styles.preview} aria-label={t("preview.title")}>
      <p className={styles.title}>{t("preview.title")}</p>
      <InboxPreviewScene
        label={`${t("preview.label")} ${connected} / ${channels.length}`}
        channels={channels}
      />
      {shop && (
        <p className={styles.shop}>
          <Store aria-hidden="true" size={18} /> {shop}
        </p>
      )}
      <p className={styles.note}>{connected === 0 ? t("preview.empty") : t("preview.note")}</p>
    </aside>
  );
}
