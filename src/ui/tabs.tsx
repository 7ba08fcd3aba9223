import { useState, type ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as TabsRoot } from "react-tabs";
import * as styles from "./tabs.module.css";

export type TabItem = { id: string; label: ReactNode; panel: ReactNode };

type TabsProps = {
  items: readonly TabItem[];
  /** Accessible name of the tab list. */
  label: string;
  /** Id of the tab to start with; the first one when absent or unknown. */
  initialId?: string;
  onChange?: (id: string) => void;
  isOnDark?: boolean;
};

/** Tabs by the ARIA Authoring Practices (arrow keys, Home, End); every panel is in the page, also without scripts. */
export function Tabs({ items, label, initialId, onChange, isOnDark = false }: TabsProps) {
  const start = Math.max(
    0,
    items.findIndex(({ id }) => id === initialId),
  );
  const [selected, setSelected] = useState(start);

  const select = (index: number) => {
    setSelected(index);
    const item = items[index];
    if (item) onChange?.(item.id);
  };

  return (
    <TabsRoot
      selectedIndex={selected}
      onSelect={select}
      forceRenderTabPanel
      className={styles.tabs}
      data-on-dark={isOnDark || undefined}
    >
      <TabList className={styles.list} aria-label={label}>
        {items.map(({ id, label: text }) => (
          <Tab key={id} className={styles.tab} selectedClassName={styles.selected}>
            {text}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, panel }) => (
        <TabPanel key={id} className={styles.panel} selectedClassName={styles.shown}>
          {panel}
        </TabPanel>
      ))}
    </TabsRoot>
  );
}
