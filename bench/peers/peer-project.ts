import { peerPages, type PeerPage } from "./peer-pages";

/** Project for a framework under comparison: dependencies, and source files by name. */
export type PeerProject = {
  dependencies: Record<string, string>;
  files: Record<string, string>;
  /** Build command and its output folder. */
  command: string;
  output: string;
  /** Output folders of hashed files and the paths at which they are served. */
  moves: Record<string, string>;
};

export type PeerPages = Record<(typeof peerPages)[number], PeerPage>;

/** Source code of the tabs in both frameworks, with the plain page's markup; clicking a tab selects it. */
export const tabSetSource = `"use client";
import { useState } from "react";

export default function TabSet({ label, tabs, panels, classes }) {
  const [selected, setSelected] = useState(0);
  return (
    <div className={classes.set}>
      <ul className={classes.list} role="tablist" aria-label={label}>
        {tabs.map((html, index) => (
          <li
            key={index}
            id={"tab-" + index}
            className={index === selected ? classes.selectedTab : classes.tab}
            role="tab"
            aria-selected={index === selected}
            aria-controls={"panel-" + index}
            tabIndex={index === selected ? 0 : undefined}
            onClick={() => setSelected(index)}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
      </ul>
      {panels.map((panel, index) => (
        <div
          key={index}
          id={"panel-" + index}
          className={index === selected ? classes.shownPanel : classes.panel}
          role="tabpanel"
          aria-labelledby={"tab-" + index}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
`;
