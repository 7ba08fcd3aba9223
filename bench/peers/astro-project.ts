import type { PeerPage } from "./peer-pages";
import { shownWithScripts } from "./plain-page";
import { tabSetSource, type PeerPages, type PeerProject } from "./peer-project";

/** Tab set as an Astro island; its panels are slots, so their HTML is not repeated in a script. */
const island = `import TabSet from "./tab-set.jsx";

export default function Island({ label, tabs, classes, ...slots }) {
  const panels = tabs.map((_, index) => slots["panel" + index]);
  return <TabSet label={label} tabs={tabs} classes={classes} panels={panels} />;
}
`;

const astroPage = (name: string, { tabSet: { panels } }: PeerPage) => `---
import Island from "/src/island.jsx";
import page from "/src/${name}.json";
const { label, tabs, classes, panels } = page.tabSet;
---
<!doctype html>
<html lang="tr" ${shownWithScripts}>
  <head><Fragment set:html={page.head} /></head>
  <body>
    <Fragment set:html={page.before} />
    <Island client:load label={label} tabs={tabs} classes={classes}>
      ${panels.map((_, index) => `<Fragment slot="panel${index}" set:html={panels[${index}]} />`).join("\n      ")}
    </Island>
    <Fragment set:html={page.after} />
  </body>
</html>
`;

/**
 * Static Astro pages with one island, the page's first tab set. Uses the site's React version, which is
 * smaller than the latest. All other content is prerendered HTML, and links cause full page loads.
 */
export const astroProject = (pages: PeerPages): PeerProject => ({
  dependencies: { astro: "5.18.2", "@astrojs/react": "4.4.2", react: "18.3.1", "react-dom": "18.3.1" },
  files: {
    "astro.config.mjs": `import { defineConfig } from "astro/config";
import react from "@astrojs/react";

export default defineConfig({ integrations: [react()], trailingSlash: "always", build: { assets: "static" } });
`,
    "src/tab-set.jsx": tabSetSource,
    "src/island.jsx": island,
    "src/home.json": JSON.stringify(pages["/"]),
    "src/pricing.json": JSON.stringify(pages["/pricing/"]),
    "src/pages/index.astro": astroPage("home", pages["/"]),
    "src/pages/pricing/index.astro": astroPage("pricing", pages["/pricing/"]),
  },
  command: "astro",
  output: "dist",
  moves: {},
});
