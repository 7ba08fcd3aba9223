import { useState, type CSSProperties } from "react";
import ChevronUp from "lucide-react/icons/chevron-up";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { isPartDone } from "@/state/guards";
import type { Screen } from "@/state/steps";
import { useOnboarding } from "@/state/onboarding-context";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { Dialog } from "@/ui/dialog";
import { OnboardingPreview } from "./onboarding-preview";
import { previewChannels } from "./preview-channels";
import { previewShop } from "./preview-shop";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./preview-strip.module.css";

/**
 * Preview above the footer's actions in narrow windows: a line per channel, coloured once connected. Opens the
 * full preview in a dialog.
 */
export function PreviewStrip({ screen }: { screen: Screen }) {
  const { t } = useTranslation("onboarding-screens");
  const { state, facts } = useOnboarding();
  const [isOpen, setOpen] = useState(false);
  const channels = screen === "select-store" ? [] : previewChannels(state);
  const shop = previewShop(state, facts);
  const connected = channels.findLast(({ account }) => account !== null)?.account;
  const shown = connected ?? (shop?.address === facts.storeDomain ? undefined : shop?.address);
  return (
    <>
      <button type="button" className={styles.strip} onClick={() => setOpen(true)}>
        <span className={styles.threads}>
          {channels.map(({ channel, account }) => (
            <span
              key={channel}
              className={styles.thread}
              data-channel={channel}
              data-connected={account !== null}
            >
              <ChannelGlyph name={channel} size={18} />
            </span>
          ))}
          {shop && (
            <span
              className={styles.thread}
              data-connected={channels.length === 0 || isPartDone(state, "storefront")}
              style={{ "--thread": shop.color } as CSSProperties}
            >
              <ChannelGlyph name="store" size={18} />
            </span>
          )}
        </span>
        <span className={styles.text}>
          {t("preview.title")}
          {shown && <strong className={`${kit.clipped} ${kit.block}`}>{shown}</strong>}
        </span>
        <ChevronUp aria-hidden="true" size={20} />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("preview.title")}
        closeLabel={t("device.close")}
      >
        <OnboardingPreview screen={screen} isInWindow />
      </Dialog>
    </>
  );
}
