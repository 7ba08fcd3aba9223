// Gatsby's own announcer speaks English only, and at once: its region is put out of use (src/gatsby/webpack/webpack-config.ts), and src/ui/page-announcer.tsx speaks.
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
