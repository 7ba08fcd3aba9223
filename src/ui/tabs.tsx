import { useEffect, useRef, useState, type ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as TabsRoot } from "react-tabs";
import { classNames } from "@/lib/class-names";
import * as fade from "./scroll-fade.module.css";
import { showInRow } from "./show-in-row";
import * as styles from "./tabs.module.css";

export type TabItem = { id: string; label: ReactNode; panel: ReactNode };

type TabsProps = {
  items: readonly TabItem[];
  /** Accessible name of the tab list. */
  label: string;
  /** Id of the open tab, if a parent controls it; unknown ids open the first tab. */
  selectedId?: string;
  onChange?: (id: string) => void;
  /** Class for a custom layout, whose styles select tabs and panels by role. */
  className?: string;
};

/**
 * Tabs as in the ARIA Authoring Practices (arrow keys, Home, End); the HTML contains all panels, so that they
 * are available without scripts.
 */
export function Tabs({ items, label, selectedId, onChange, className }: TabsProps) {
  const [chosen, setChosen] = useState<string>();
  const open = items.findIndex(({ id }) => id === (selectedId ?? chosen));

  const root = useRef<HTMLElement>(undefined);

  // After the update, because React restores the scroll position of the focused element during it.
  useEffect(() => {
    if (chosen) showInRow(root.current?.querySelector("[aria-selected=true]"));
  }, [chosen]);

  const select = (index: number) => {
    const id = items[index]?.id;
    if (id === undefined) return;
    setChosen(id);
    onChange?.(id);
  };

  return (
    <TabsRoot
      selectedIndex={Math.max(0, open)}
      onSelect={select}
      forceRenderTabPanel
      domRef={(node) => {
        root.current = node;
      }}
      className={classNames(styles.tabs, className)}
      data-chosen={chosen !== undefined || undefined}
    >
      <TabList className={classNames(styles.list, fade.fade, "interactive")} aria-label={label} data-whole="">
        {items.map(({ id, label: text }) => (
          <Tab key={id} className={styles.tab} selectedClassName={styles.selected}>
            {text}
          </Tab>
        ))}
      </TabList>
      <div className={styles.panels}>
        {items.map(({ id, panel }) => (
          <TabPanel key={id} className={styles.panel} selectedClassName={styles.shown}>
            {panel}
          </TabPanel>
        ))}
      </div>
    </TabsRoot>
  );
}
