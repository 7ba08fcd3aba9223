import { useEffect, useRef, useState, type ReactElement } from "react";
import type { FoundItem } from "../server/find-text";
import type { NewItemKind } from "../server/outline-groups";
import { isSamePlace, type Target } from "../server/target";
import type { StudioText } from "../texts/translator";
import { api, type Outline } from "./api";
import { Button } from "./button";
import { itemAt } from "./field-of-source";
import { useStudio } from "./studio-context";

export type Choice = { item: FoundItem } | { kind: NewItemKind; label: string };

type Props = {
  outline: Outline;
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
};

/**
 * First action of a task: opening sections of the list, adding an item, opening a form, or focusing the
 * search.
 */
type Start = { opens: string[] } | { adds: NewItemKind } | { edits: Target } | "search";

const company = { file: "data/site.json", at: [] };

/** Tasks, one per heading of docs/maintaining.md. */
const tasks: readonly [StudioText, Start][] = [
  ["changePrice", { opens: ["figures"] }],
  ["correctText", "search"],
  ["addPress", { adds: "press" }],
  ["addQuestion", { adds: "question" }],
  ["orderQuestions", { opens: ["faq"] }],
  ["schedule", { opens: ["press", "faq", "references", "stories"] }],
  ["addReference", { adds: "reference" }],
  ["addStory", { adds: "story" }],
  ["publishLegal", { opens: ["legal"] }],
  ["changeTopics", { edits: { file: "data/contact.json", at: ["topics"] } }],
  ["changeHours", { edits: { file: company.file, at: ["openingHours"] } }],
  ["changeCompany", { edits: company }],
];

/** Sidebar with tasks, a search and the items of each page. */
export function OutlineList({ outline, chosen, onChoose }: Props): ReactElement {
  const { locale, translate } = useStudio();
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<FoundItem[] | null>(null);
  const [open, setOpen] = useState<string[]>([]);
  const [followed, setFollowed] = useState(chosen);
  const nav = useRef<HTMLElement>(null);

  const isSought = text.trim().length > 1;

  useEffect(() => {
    if (!isSought) return;
    let isLatest = true;
    const timer = setTimeout(() => {
      api.find({ text }).then(
        ({ items }) => isLatest && setAnswer(items),
        () => undefined, // The form reports an unreachable studio
      );
    }, 250);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text, isSought]);

  const isChosen = (item: FoundItem) => chosen !== null && "item" in chosen && isSamePlace(item, chosen.item);
  const sectionOfChosen = outline.sections.find(({ items }) => items.some(isChosen))?.id;
  /** Scrolls the list into position if it has its own scrollbar; on phones the page stays at the form. */
  const show = (selector: string) =>
    requestAnimationFrame(() => {
      const list = nav.current;
      if (!list || list.scrollHeight <= list.clientHeight) return;
      list.querySelector(selector)?.scrollIntoView({ block: "nearest" });
    });

  // Also applies to items opened by clicking the page.
  if (followed !== chosen) {
    setFollowed(chosen);
    if (sectionOfChosen !== undefined) setOpen((others) => [...new Set([...others, sectionOfChosen])]);
  }
  useEffect(() => void show("details [aria-current]"), [chosen]);

  const found = isSought ? answer : null;
  const start = (name: StudioText, how: Start) => {
    if (how === "search") return document.getElementById("find")?.focus();
    if ("adds" in how) return onChoose({ kind: how.adds, label: translate(name) });
    if ("opens" in how) {
      const [first] = how.opens;
      setOpen((others) => [...new Set([...others, ...how.opens])]);
      show(`#section-${first}`);
      return document.querySelector<HTMLElement>(`#section-${first} > summary`)?.focus();
    }
    // If the opening hours were removed, they are edited in the form of the company.
    const item = itemAt(outline, how.edits) ?? itemAt(outline, company);
    if (item) onChoose({ item });
  };
  const entry = (item: FoundItem) => (
    <li key={`${item.file}/${item.at.join("/")}`}>
      <button
        type="button"
        className="entry"
        aria-current={isChosen(item) ? "true" : undefined}
        onClick={() => onChoose({ item })}
      >
        {item.title[locale]}
      </button>
      {item.excerpt && <p className="hint">{item.excerpt}</p>}
    </li>
  );
  return (
    <nav ref={nav} className="outline" aria-label={translate("pages")}>
      <h2>{translate("tasks")}</h2>
      <ul>
        {tasks.map(([name, how]) => (
          <li key={name}>
            <Button text={name} className="entry" onClick={() => start(name, how)} />
          </li>
        ))}
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
