import type { Channel, SetupPart } from "@/config/channels";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { useLocale } from "@/i18n/use-locale";
import { initialsOf } from "@/lib/initials-of";
import * as styles from "./account-picture.module.css";

/** Icon of each setup part, which also determines its colour. */
const glyphs: Record<SetupPart, Channel> = {
  instagram: "instagram",
  "facebook-page": "messenger",
  "whatsapp-number": "whatsapp",
  storefront: "store",
};

type AccountPictureProps = {
  part: SetupPart;
  /** Name of the account; without a name, only the icon is shown. */
  name?: string;
};

/**
 * Avatar of an account, page or number: its initials with the channel's icon. Never loads pictures from other
 * hosts.
 */
export function AccountPicture({ part, name }: AccountPictureProps) {
  const glyph = glyphs[part];
  const locale = useLocale();
  if (!name)
    return (
      <span className={styles.picture} data-channel={glyph} aria-hidden="true">
        <ChannelGlyph name={glyph} size={22} />
      </span>
    );
  return (
    <span className={styles.picture} data-channel={glyph} aria-hidden="true">
      {initialsOf(name, locale)}
      <span className={styles.badge}>
        <ChannelGlyph name={glyph} size={13} />
      </span>
    </span>
  );
}
