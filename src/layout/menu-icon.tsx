import type { ReactNode } from "react";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { Icon } from "@/ui/icon";

/** The channel that an entry of the menu leads to, where it leads to one. */
const channelOf = (href: string) => /^\/channels\/#(.+)/.exec(href)?.[1];

/** What stands before an entry of the header's menus: the glyph of its channel, or its icon. */
export default function MenuIcon({ href, icon }: { href: string; icon: string }): ReactNode {
  const channel = channelOf(href);
  return channel ? <ChannelGlyph name={channel} size={20} /> : <Icon name={icon} size={20} />;
}
