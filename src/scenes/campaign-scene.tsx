import BadgeCheck from "lucide-react/icons/badge-check";
import Send from "lucide-react/icons/send";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChannelChip } from "./parts";
import { Scene } from "./scene";
import * as styles from "./campaign-scene.module.css";

/** An approved message template, ready to go out. */
export function CampaignScene() {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={t("campaign.label")}>
      <div className={styles.scene}>
        <div className={styles.template}>
          <p className={styles.title}>
            <strong>{t("campaign.name")}</strong>
            <span className={styles.approved}>
              <BadgeCheck size="1.1em" /> {t("campaign.approved")}
            </span>
          </p>
          <p>
            {t("campaign.hello")} <mark>{t("campaign.variable")}</mark>, {t("campaign.text")}
          </p>
          <span className={styles.link}>{t("campaign.link")}</span>
        </div>
        <div className={styles.footer}>
          <ChannelChip channel="whatsapp">WhatsApp</ChannelChip>
          <ChannelChip channel="sms">SMS</ChannelChip>
          <span className={styles.send}>
            <Send size="1em" /> {t("campaign.send")}
          </span>
        </div>
      </div>
    </Scene>
  );
}
