/**
 * The channels of data/channels.json, plus the shop; each has a glyph (src/ui/channel-glyph.tsx) and a colour
 * (src/styles/channels.css).
 */
export const channels = ["whatsapp", "instagram", "messenger", "live-chat", "sms", "voice", "store"] as const;

/** Slug of a channel. */
export type Channel = (typeof channels)[number];

/** Setup parts in display order; the features of a package determine which parts it needs. */
export const setupParts = ["instagram", "facebook-page", "whatsapp-number", "storefront"] as const;
export type SetupPart = (typeof setupParts)[number];
