/**
 * The channels in data/channels.json, plus the shop; each has a glyph (src/ui/channel-glyph.tsx) and a colour
 * (src/styles/channels.css).
 */
export const channels = ["whatsapp", "instagram", "messenger", "live-chat", "sms", "voice", "store"] as const;

export type Channel = (typeof channels)[number];

/** Parts of the setup in display order; a package's features determine which of them it needs. */
export const setupParts = ["instagram", "facebook-page", "whatsapp-number", "storefront"] as const;
export type SetupPart = (typeof setupParts)[number];
