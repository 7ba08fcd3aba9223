import type { ReactNode } from "react";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { Icon } from "@/ui/icon";

/** Returns the channel that a menu link leads to, if any. */
const channelOf = (href: string) => /^\/channels\/#(.+)/.exec(href)?.[1];

/** Icon of an entry in the header menu: the channel's logo, or the entry's own icon. */
export default function MenuIcon({ href, icon }: { href: string; icon: string }): ReactNode {
  const channel = channelOf(href);
  return channel ? <ChannelGlyph name={channel} size={20} /> : <Icon name={icon} size={20} />;
}
