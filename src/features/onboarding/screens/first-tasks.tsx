import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { QrCode } from "@/features/onboarding/device/qr-code";
import { copyText } from "@/lib/copy-text";
import { formatPhone } from "@/lib/format-phone";
import { hasPart } from "@/state/guards";
import { useOnboarding } from "@/state/onboarding-context";
import { Button, buttonClass } from "@/ui/button";
import * as styles from "./first-tasks.module.css";

/**
 * What to do first with what was just set up: a first message to one's own account, and the shop's address to hand out.
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
  // The channels' own addresses for a conversation with an account.
  const address =
    channel === "whatsapp"
      ? `https://wa.me/${id.replace(/\D/g, "")}?text=${encodeURIComponent(t("progress.first.message"))}`
      : `https://ig.me/m/${encodeURIComponent(id)}`;
  return (
    <section className={styles.task} data-channel={channel}>
      <div>
        <h2 className={styles.title}>{t("progress.first.title")}</h2>
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
  const [isCopied, setCopied] = useState(false);
  return (
    <section className={styles.task} data-channel="store">
      <div>
        <h2 className={styles.title}>{t("progress.first.shop-title")}</h2>
        <p>{t("progress.first.shop")}</p>
        <p className={styles.address}>{address}</p>
        <Button variant="secondary" onClick={() => void copyText(address).then(setCopied)}>
          {isCopied ? t("device.continue.copied") : t("device.continue.copy")}
        </Button>
        <span role="status" className="visually-hidden">
          {isCopied && t("device.continue.copied")}
        </span>
      </div>
    </section>
  );
}
