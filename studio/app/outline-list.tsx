import { useEffect, useRef, useState, type ReactElement } from "react";
import type { FoundItem } from "../server/find-text";
import type { NewItemKind } from "../server/outline-groups";
import { isSamePlace, type Target } from "../server/target";
import type { StudioText } from "../texts/translator";
import { api, type Outline } from "./api";
import { itemAt } from "./field-of-source";
import { Button } from "./parts";
import { useStudio } from "./studio-context";

/** Item of the list, or a type of item to add. */
export type Choice = { item: FoundItem } | { item?: undefined; kind: NewItemKind; label: string };

type Props = {
  outline: Outline;
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
  /** Lists the items of the given sections, for selecting one. */
  onPick: (task: StudioText, sections: readonly string[]) => void;
};

/** First action of a task: list the items of sections, add an item, open a form, or focus the search. */
type Start = { picks: string[] } | { adds: NewItemKind } | { edits: Target } | "search";

const company = { file: "data/site.json", at: [] };

/** Tasks in the sidebar, one for each heading of docs/maintaining.md. */
const tasks: readonly [StudioText, Start][] = [
  ["changePrice", { picks: ["figures"] }],
  ["correctText", "search"],
  ["addPress", { adds: "press" }],
  ["addQuestion", { adds: "question" }],
  ["orderQuestions", { picks: ["faq"] }],
  ["schedule", { picks: ["press", "faq", "references", "stories"] }],
  ["addReference", { adds: "reference" }],
  ["addStory", { adds: "story" }],
  ["publishLegal", { picks: ["legal"] }],
  ["changeTopics", { edits: { file: "data/contact.json", at: ["topics"] } }],
  ["changeHours", { edits: { file: company.file, at: ["openingHours"] } }],
  ["changeCompany", { edits: company }],
];

/** Sidebar with tasks, a search, and the items of each page. */
export function OutlineList({ outline, chosen, onChoose, onPick }: Props): ReactElement {
  const { locale, translate } = useStudio();
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<FoundItem[] | null>(null);
  const nav = useRef<HTMLElement>(null);

  const isSought = text.trim().length > 1;
  const found = isSought ? answer : null;

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

  // Unfolds and scrolls to the chosen item, however it was opened; on phones the page stays at the form.
  useEffect(() => {
    const [list, part] = [nav.current, nav.current?.querySelector("details [aria-current]")];
    const section = part?.closest("details");
    if (section) section.open = true;
    if (list && list.scrollHeight > list.clientHeight) part?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  const start = (name: StudioText, how: Start) => {
    if (how === "search") return document.getElementById("find")?.focus();
    if ("adds" in how) return onChoose({ kind: how.adds, label: translate(name) });
    if ("picks" in how) return onPick(name, how.picks);
    // If the opening hours were removed, the company's form can add them again.
    const item = itemAt(outline, how.edits) ?? itemAt(outline, company);
    if (item) onChoose({ item });
  };
  const entry = (item: FoundItem) => (
    <li key={`${item.file}/${item.at.join("/")}`}>
      <button
        type="button"
        className="entry"
        aria-current={chosen?.item && isSamePlace(item, chosen.item) ? "true" : undefined}
        onClick={() => onChoose({ item })}
      >
        {item.title[locale]}
      </button>
      {item.excerpt && <p className="hint">{item.excerpt}</p>}
    </li>
  );
  return (
    <nav ref={nav} className="outline" aria-label={translate("pages")}>
      <label htmlFor="find">{translate("find")}</label>
      <input id="find" type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <p role="status">{found && translate("found", { count: found.length })}</p>
      {found && <ul>{found.map(entry)}</ul>}
      <h2>{translate("tasks")}</h2>
      <ul>
        {tasks.map(([name, how]) => (
          <li key={name}>
            <Button text={name} className="entry" onClick={() => start(name, how)} />
          </li>
        ))}
      </ul>
      <h2>{translate("pages")}</h2>
      {outline.sections.map(({ id, title, items }) => (
        <details key={id} id={`section-${id}`}>
          <summary>{title[locale]}</summary>
          <ul>{items.map(entry)}</ul>
        </details>
      ))}
    </nav>
  );
}
