import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { QrCode } from "@/features/onboarding/device/qr-code";
import { previewShop, type PreviewShop } from "@/features/onboarding/preview/preview-shop";
import { copyText } from "@/lib/copy-text";
import { formatPhone } from "@/lib/format-phone";
import { saveFile } from "@/lib/save-file";
import { hasPart } from "@/state/guards";
import { useOnboarding } from "@/state/onboarding-context";
import { Button, buttonClass } from "@/ui/button";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./first-tasks.module.css";

/**
 * First tasks after the setup: messaging one's own account, and sharing the shop's address.
 * @param shop address of the installed shop
 */
export function FirstTasks({ shop }: { shop: string | null }) {
  const { state } = useOnboarding();
  const { whatsappNumber, instagram } = state.choices;
  if (whatsappNumber && hasPart(state, "whatsapp-number"))
    return (
      <>
        <MessageTask channel="whatsapp" account={formatPhone(whatsappNumber)} id={whatsappNumber} />
        {shop && <ShopTask address={shop} />}
      </>
    );
  return (
    <>
      {instagram && hasPart(state, "instagram") && (
        <MessageTask channel="instagram" account={`@${instagram.username}`} id={instagram.username} />
      )}
      {shop && <ShopTask address={shop} />}
    </>
  );
}

type MessageTaskProps = { channel: "whatsapp" | "instagram"; account: string; id: string };

function MessageTask({ channel, account, id }: MessageTaskProps) {
  const { t } = useTranslation("onboarding-screens");
  // Each channel's URL for starting a conversation with an account.
  const address =
    channel === "whatsapp"
      ? `https://wa.me/${id.replace(/\D/g, "")}?text=${encodeURIComponent(t("progress.first.message"))}`
      : `https://ig.me/m/${encodeURIComponent(id)}`;
  return (
    <section className={styles.task} data-channel={channel}>
      <div className={`${kit.stack3} ${kit.fill} ${kit.start}`}>
        <h2 className={kit.large}>{t("progress.first.title")}</h2>
        <p>{t(`progress.first.${channel}`, { account })}</p>
        <a href={address} target="_blank" rel="noopener" className={buttonClass({ variant: "secondary" })}>
          {t(`progress.first.open-${channel}`)}
        </a>
      </div>
      <div className={styles.code}>
        <QrCode text={address} label={t("progress.first.code", { account })} />
      </div>
    </section>
  );
}

function ShopTask({ address }: { address: string }) {
  const { t } = useTranslation("onboarding-screens");
  const { state, facts } = useOnboarding();
  const [isCopied, setCopied] = useState(false);
  const [card, setCard] = useState<"idle" | "busy" | "failed">("idle");
  const shop = previewShop(state, facts);

  async function offerCard(announced: PreviewShop) {
    setCard("busy");
    try {
      const { drawStoryCard } = await import(/* webpackChunkName: "onboarding-story-card" */ "./story-card");
      const name = announced.name || announced.address;
      const picture = await drawStoryCard({
        ...announced,
        name,
        headline: t("progress.first.card-headline"),
      });
      const file = new File([picture], `${announced.address}.png`, { type: picture.type });
      // On phones, the system's share sheet can post the picture to a story directly.
      if (!navigator.canShare?.({ files: [file] })) saveFile(file.name, file);
      else await navigator.share({ files: [file] }).catch(() => undefined);
      setCard("idle");
    } catch {
      setCard("failed");
    }
  }
  return (
    <section className={styles.task} data-channel="store">
      <div className={`${kit.stack3} ${kit.fill} ${kit.start}`}>
        <h2 className={kit.large}>{t("progress.first.shop-title")}</h2>
        <p>{t("progress.first.shop")}</p>
        <p className={kit.strong}>{address}</p>
        <div className={kit.wrap3}>
          <Button variant="secondary" onClick={() => void copyText(address).then(setCopied)}>
            {isCopied ? t("device.continue.copied") : t("device.continue.copy")}
          </Button>
          {shop && (
            <Button variant="secondary" isBusy={card === "busy"} onClick={() => void offerCard(shop)}>
              {t("progress.first.card")}
            </Button>
          )}
        </div>
        <span role="status" className="visually-hidden">
          {isCopied && t("device.continue.copied")}
        </span>
        <p role="status">{card === "failed" && t("progress.first.card-failed")}</p>
      </div>
    </section>
  );
}
