/** The channels of data/channels.json, and the shop: each has a glyph (src/ui/channel-glyph.tsx) and a colour (src/styles/channels.css). */
export const channels = ["whatsapp", "instagram", "messenger", "live-chat", "sms", "voice", "store"] as const;

/** A channel by its slug. */
export type Channel = (typeof channels)[number];

/** The parts of the setup, in the order they are shown; which of them a package needs is read from its features. */
export const setupParts = ["instagram", "facebook-page", "whatsapp-number", "storefront"] as const;
export type SetupPart = (typeof setupParts)[number];
