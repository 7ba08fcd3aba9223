import Check from "lucide-react/icons/check";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { Board, Item, Sign } from "./board";
import { Avatar, Bubble, Disc, type SceneChannel } from "./parts";
import { Phone } from "./phone";
import { Scene } from "./scene";

export type PreviewChannel = {
  channel: Extract<SceneChannel, "whatsapp" | "instagram" | "messenger">;
  /** Connected account, page or number; null if the channel is not connected. */
  account: string | null;
};

/** Avatar of a connected account: its initials, or the channel's icon if the account is a phone number. */
function AccountAvatar({ account, channel }: { account: string; channel: PreviewChannel["channel"] }) {
  if (!account.startsWith("+")) return <Avatar name={account.replace(/^@/, "")} channel={channel} />;
  return (
    <Disc channel={channel}>
      <ChannelGlyph name={channel} size={16} />
    </Disc>
  );
}

type InboxPreviewProps = { label: string; channels: readonly PreviewChannel[] };

/** The visitor's inbox during the setup: a line per channel, with its account once connected. */
export function InboxPreview({ label, channels }: InboxPreviewProps) {
  const { t } = useTranslation("scenes");
  return (
    <Board label={label} tone="violet">
      {channels.map(({ channel, account }) =>
        account === null ? (
          <Item
            key={channel}
            look="choice"
            lead={<ChannelGlyph name={channel} size={20} />}
            title={t(`channels.${channel}`)}
            detail={t("inbox.notConnected")}
          />
        ) : (
          <Item
            key={channel}
            look="surface"
            lead={<AccountAvatar account={account} channel={channel} />}
            title={account}
            detail={<Sign icon={Check} text={t(`channels.${channel}`)} />}
          />
        ),
      )}
    </Board>
  );
}

type PhonePreviewProps = { label: string; channel: PreviewChannel["channel"]; account: string };

/** A phone with a fictional customer's first message to a connected account. */
export function PhonePreview({ label, channel, account }: PhonePreviewProps) {
  const { t } = useTranslation("scenes");
  return (
    <Scene label={label} isBare>
      <Phone>
        <Item
          channel={channel}
          title={t("inbox.first.name")}
          detail={`${t(`channels.${channel}`)} · ${account}`}
          end={t("inbox.justNow")}
        />
        <Bubble from="customer">{t("inbox.greeting")}</Bubble>
      </Phone>
    </Scene>
  );
}
