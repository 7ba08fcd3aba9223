import Store from "lucide-react/icons/store";
import type { ReactNode } from "react";
import type { Channel } from "@/config/channels";

/** Monochrome channel icons with the same stroke style as other icons. */
const shapes: Record<Exclude<Channel, "store">, ReactNode> = {
  whatsapp: (
    <>
      <path d="m3 21 1.65-3.8a9 9 0 1 1 3.4 2.9L3 21" />
      <path d="M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.5 6.5h.01" />
    </>
  ),
  messenger: (
    <>
      <path d="m3 20 1.3-3.9C1.98 12.66 2.87 8.23 6.4 5.73c3.53-2.5 8.59-2.3 11.85.48 3.25 2.77 3.69 7.26 1.03 10.5-2.67 3.23-7.62 4.21-11.58 2.29L3 20" />
      <path d="m8 13 3-2 2 2 3-2" />
    </>
  ),
  "live-chat": (
    <>
      <path d="M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-9l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1" />
      <path d="M8 11h.01M12 11h.01M16 11h.01" />
    </>
  ),
  sms: (
    <>
      <rect x="6" y="2" width="12" height="20" rx="3" />
      <path d="M9 8h6M9 12h4M11 18h2" />
    </>
  ),
  voice: (
    <path d="M5 3h3.2a1 1 0 0 1 1 .8l.8 3.6a1 1 0 0 1-.3 1L7.8 10a13 13 0 0 0 6.2 6.2l1.6-1.9a1 1 0 0 1 1-.3l3.6.8a1 1 0 0 1 .8 1V19a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2" />
  ),
};

/**
 * Decorative icon of a channel by its slug, which tests/content/lists.test.ts validates. Hidden from
 * assistive technology, as the channel's name is next to it.
 */
export function ChannelGlyph({ name, size = 24 }: { name: string; size?: number }) {
  if (name === "store") return <Store aria-hidden="true" size={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="lucide" aria-hidden="true">
      {shapes[name as keyof typeof shapes]}
    </svg>
  );
}
