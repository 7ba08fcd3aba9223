import { useEffect, useState, type ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/gatsby/content/maintainer-language";
import type { AppText, Translate } from "../texts/app-texts";
import { api, type Outline, type OutlineItem } from "./api";

export type Choice = { item: OutlineItem } | { kind: string; label: string };

type Props = {
  outline: Outline;
  locale: MaintainerLanguage;
  translate: Translate;
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
};

const additions: Record<string, AppText> = {
  press: "addPress",
  question: "addQuestion",
  reference: "addReference",
};

const isSame = (a: OutlineItem, chosen: Choice | null) =>
  chosen !== null &&
  "item" in chosen &&
  a.file === chosen.item.file &&
  a.at.join("/") === chosen.item.at.join("/");

/** What can be done and edited: tasks, a search, and the things of each page. */
export function OutlineList({ outline, locale, translate, chosen, onChoose }: Props): ReactElement {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<OutlineItem[] | null>(null);
  const [open, setOpen] = useState<string[]>([]);

  const isSought = text.trim().length > 1;

  useEffect(() => {
    if (!isSought) return;
    let isLatest = true;
    const timer = setTimeout(() => {
      api.find(text).then(
        ({ items }) => isLatest && setAnswer(items),
        () => undefined, // the form says when the studio cannot be reached
      );
    }, 250);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text, isSought]);

  const found = isSought ? answer : null;
  const openSection = (id: string) => {
    setOpen((others) => [...others, id]);
    requestAnimationFrame(() => {
      const section = document.getElementById(`section-${id}`);
      section?.scrollIntoView({ block: "nearest" });
      section?.querySelector("summary")?.focus();
    });
  };
  const entry = (item: OutlineItem) => (
    <li key={`${item.file}/${item.at.join("/")}`}>
      <button
        type="button"
        className="entry"
        aria-current={isSame(item, chosen) ? "true" : undefined}
        onClick={() => onChoose({ item })}
      >
        {item.title[locale]}
      </button>
      {item.excerpt && <p className="hint">{item.excerpt}</p>}
    </li>
  );
  return (
    <nav className="outline" aria-label={translate("pages")}>
      <h2>{translate("tasks")}</h2>
      <ul>
        <li>
          <button type="button" className="entry" onClick={() => openSection("figures")}>
            {translate("changePrice")}
          </button>
        </li>
        {Object.entries(additions).map(([kind, name]) => (
          <li key={kind}>
            <button
              type="button"
              className="entry"
              onClick={() => onChoose({ kind, label: translate(name) })}
            >
              {translate(name)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="entry" onClick={() => openSection("legal")}>
            {translate("publishLegal")}
          </button>
        </li>
      </ul>
      <label htmlFor="find">{translate("find")}</label>
      <input id="find" type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <p role="status">{found && translate("found", { count: found.length })}</p>
      {found && <ul>{found.map(entry)}</ul>}
      <h2>{translate("pages")}</h2>
      {outline.sections.map(({ id, title, items }) => (
        <details
          key={id}
          id={`section-${id}`}
          open={open.includes(id)}
          onToggle={({ currentTarget }) => {
            const isOpen = currentTarget.open;
            setOpen((others) => [...others.filter((other) => other !== id), ...(isOpen ? [id] : [])]);
          }}
        >
          <summary>{title[locale]}</summary>
          <ul>{items.map(entry)}</ul>
        </details>
      ))}
    </nav>
  );
}
