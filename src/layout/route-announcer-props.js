// Hides the region of Gatsby's own announcer (src/gatsby/webpack/webpack-config.ts), which speaks only
// English and too early; src/ui/page-announcer.tsx announces pages instead.
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
