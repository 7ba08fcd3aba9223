import { peerPages, type PeerPage } from "./peer-pages";

/** A project of a peer: what it is installed with, and its files by their names. */
export type PeerProject = {
  dependencies: Record<string, string>;
  files: Record<string, string>;
  /** The command of the peer that builds it, and the folder the command writes. */
  command: string;
  output: string;
  /** Where the files with a hash in their names are in the output, and where they are served. */
  moves: Record<string, string>;
};

/** What a peer is built of. */
export type PeerPages = Record<(typeof peerPages)[number], PeerPage>;

/** The tab set of both peers: what is drawn is the same as on the plain page, and a click selects. */
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
