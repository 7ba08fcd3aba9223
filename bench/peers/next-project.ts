import { tabSetSource, type PeerPages, type PeerProject } from "./peer-project";
import { shownWithScripts } from "./plain-page";

const nextParts = `import TabSet from "./tab-set";

const panelOf = (html) => <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />;

export default function Parts({ parts, tabSet }) {
  return parts.map((part, index) => {
    if (typeof part === "string") return part;
    if (part.isTabSet) return <TabSet key={index} {...tabSet} panels={tabSet.panels.map(panelOf)} />;
    const { tag: Tag, props, html, parts } = part;
    if (parts) return <Tag key={index} {...props}><Parts parts={parts} tabSet={tabSet} /></Tag>;
    return <Tag key={index} {...props} dangerouslySetInnerHTML={html ? { __html: html } : undefined} />;
  });
}
`;

/** Page with a visible link, so that the framework prefetches its target as it does by default. */
const nextPage = (root: string) => `import Link from "next/link";
import { preload } from "react-dom";
import page from "./page.json";
import Parts from "${root}parts";
import "./page.css";

export const metadata = { title: page.title, description: page.description, icons: { icon: "/icon.svg" } };

export default function Page() {
  preload(page.font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <>
      <Link href="/pricing/" style={{ position: "absolute", zIndex: 1 }}>Fiyatlar</Link>
      <Parts parts={page.parts} tabSet={page.tabSet} />
    </>
  );
}
`;

/**
 * Static Next export with the app router, a framework link to the next page, and the page's first tab set as
 * a client component. All other content is server-rendered HTML.
 */
export const nextProject = (pages: PeerPages): PeerProject => ({
  dependencies: { next: "16.4.6", react: "19.2.9", "react-dom": "19.2.9" },
  files: {
    "next.config.mjs": `export default {
  output: "export",
  trailingSlash: true,
  assetPrefix: "/static",
  turbopack: { root: import.meta.dirname },
};
`,
    "app/layout.jsx": `export default function Layout({ children }) {
  return <html lang="tr" ${shownWithScripts}><body>{children}</body></html>;
}
`,
    "app/tab-set.jsx": tabSetSource,
    "app/parts.jsx": nextParts,
    "app/page.jsx": nextPage("./"),
    "app/page.css": pages["/"].styles,
    "app/page.json": JSON.stringify(pages["/"]),
    "app/pricing/page.jsx": nextPage("../"),
    "app/pricing/page.css": pages["/pricing/"].styles,
    "app/pricing/page.json": JSON.stringify(pages["/pricing/"]),
  },
  command: "next",
  output: "out",
  moves: { _next: "static/_next" },
});
