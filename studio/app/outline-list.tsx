import { useEffect, useRef, useState, type ReactElement } from "react";
import { matchesQuery, withShorterWords } from "../../src/lib/fold-text";
import { scheduled, type NewItemKind } from "../server/outline-groups";
import { type Target } from "../server/target";
import type { StudioText } from "../texts/translator";
import { api, type Answer, type Outline } from "./api";
import { hashOf, itemAt, typedTitle, type Choice } from "./field-of-source";
import { Button, useShortcut } from "./parts";
import texts from "../texts/texts.json";
import { useStudio } from "./studio-context";

type Props = {
  outline: Outline;
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
  /** Lists the items that a task may edit, for selection. */
  onPick: (task: Task) => void;
};

/**
 * Task that starts with selecting an item from the matching files; `field` is the id of the field that it
 * concerns, and `hint` explains the selection or the next step.
 */
export type Task = { name: StudioText; picks: RegExp; field?: string; hint?: StudioText };

/** Unsaved edit; for a new item, with the title typed so far. */
type ListedDraft = Choice & { isDisputed?: boolean; typed?: string };

/** First action of a task: lists items, adds an item, opens a form, or focuses the search. */
type Start = Omit<Task, "name"> | "add" | { edits: Target } | "search";

const company = { file: "data/site.json", at: [] };

/** Tasks in the sidebar, one for each heading in docs/maintaining.md. */
const tasks: readonly [StudioText, Start][] = [
  ["changePrice", { picks: /constants/ }],
  ["correctText", "search"],
  ["addPress", "add"],
  ["addQuestion", "add"],
  ["orderQuestions", { picks: /data\/faq\.json/, hint: "orderHint" }],
  ["schedule", { picks: scheduled, field: "root_publishFrom" }],
  ["addReference", "add"],
  ["addStory", "add"],
  ["addRedirect", "add"],
  ["publishLegal", { picks: /data\/legal/ }],
  ["changeTopics", { edits: { file: "data/contact.json", at: ["topics"] } }],
  ["changeHours", { edits: { file: company.file, at: ["openingHours"] } }],
  ["changeCompany", { edits: company }],
];

export function OutlineList({ outline, chosen, onChoose, onPick }: Props): ReactElement {
  const { locale, translate } = useStudio();
  const [text, setText] = useState("");
  const [found, setFound] = useState<Answer<"find"> | null>(null);
  const nav = useRef<HTMLElement>(null);
  const isEntered = useRef(false);
  const firstFound = () => nav.current?.querySelector<HTMLElement>(".found .entry");

  const drafts = outline.drafts.flatMap(({ kind, isDisputed, value, ...place }): ListedDraft[] => {
    const item = itemAt(outline, place);
    if (kind) return [{ kind, typed: typedTitle(value, locale) }];
    return item ? [{ item, isDisputed }] : [];
  });
  const isSought = text.trim().length > 1;

  useEffect(() => {
    if (!isSought) return;
    let isLatest = true;
    const timer = setTimeout(() => {
      api.find({ text }).then(
        (next) => isLatest && setFound(next),
        () => undefined, // The form reports an unreachable studio
      );
    }, 250);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
    // The outline changes with each save.
  }, [text, isSought, outline]);

  useEffect(() => {
    if (found && isEntered.current) firstFound()?.click();
    isEntered.current = false;
  }, [found]);

  // Unfolds and shows the chosen item, however it was opened, by scrolling the list but not the page.
  useEffect(() => {
    const [list, part] = [nav.current, nav.current?.querySelector("details [aria-current]")];
    const section = part?.closest("details");
    if (section) section.open = true;
    if (!list || !part) return;
    const [frame, entry] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
    list.scrollTop += Math.min(0, entry.top - frame.top) || Math.max(0, entry.bottom - frame.bottom);
  }, [chosen]);

  const goToSearch = () => document.getElementById("find")?.focus();
  useShortcut("k", goToSearch);

  const start = (name: StudioText, how: Start) => {
    if (how === "search") {
      onPick({ name, picks: /^$/, hint: "correctHint" });
      return setTimeout(goToSearch);
    }
    if (how === "add") return onChoose({ kind: name as NewItemKind });
    if ("picks" in how) return onPick({ name, ...how });
    // If the opening hours were removed, the company's form can add them again.
    const item = itemAt(outline, how.edits) ?? itemAt(outline, company);
    if (item) onChoose({ item });
  };
  // Words without their endings, since Turkish adds many; half of them have to match.
  const stems = text
    .trim()
    .split(/\s+/)
    .map((word) => [...withShorterWords(word)].at(-1) ?? "");
  const isMeant = (name: StudioText) =>
    stems.filter((stem) => matchesQuery(texts[name], stem)).length >= stems.length / 2;
  const shownTasks = isSought ? tasks.filter(([name]) => isMeant(name)) : tasks;
  const draftOf = (choice: Choice) => drafts.find((draft) => hashOf(draft) === hashOf(choice));
  const entry = (choice: Choice) => {
    const draft = draftOf(choice);
    return (
      <li key={hashOf(choice)}>
        <button
          type="button"
          className="entry"
          aria-current={chosen && hashOf(choice) === hashOf(chosen) ? "true" : undefined}
          onClick={() => onChoose(choice)}
        >
          {choice.item ? choice.item.title[locale] : draft?.typed || translate(choice.kind)}
        </button>
        {draft && <p className="hint">{translate(draft.isDisputed ? "disputed" : "notSaved")}</p>}
        {choice.item?.note?.[locale] && <p className="hint">{choice.item.note[locale]}</p>}
        {choice.item?.excerpt && choice.item.excerpt !== choice.item.title[locale] && (
          <p className="hint">{choice.item.excerpt}</p>
        )}
      </li>
    );
  };
  return (
    <nav ref={nav} className="outline" aria-label={translate("pages")}>
      <label htmlFor="find">{translate("find")}</label>
      <input
        id="find"
        type="search"
        placeholder="Ctrl+K"
        aria-keyshortcuts="Control+K"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFound(null);
          isEntered.current = false;
        }}
        onKeyDown={({ key }) => {
          if (key === "ArrowDown") firstFound()?.focus();
          if (key !== "Enter") return;
          isEntered.current = !found; // The results may still be on their way.
          if (found) firstFound()?.click();
        }}
      />
      <p role="status">
        {found
          ? translate("found", { count: found.count + shownTasks.length })
          : isSought && translate("searching")}
      </p>
      {drafts.length > 0 && <h2>{translate("drafts")}</h2>}
      <ul>{drafts.map((draft) => entry(draft))}</ul>
      {shownTasks.length > 0 && <h2>{translate("tasks")}</h2>}
      <ul className={isSought ? "found" : undefined}>
        {shownTasks.map(([name, how]) => (
          <li key={name}>
            <Button text={name} className="entry" onClick={() => start(name, how)} />
          </li>
        ))}
      </ul>
      <h2>{translate("pages")}</h2>
      <ul className="found">{found?.items.map((item) => entry({ item }))}</ul>
      {found && found.count > found.items.length && (
        <p className="hint">{translate("foundMore", { count: found.count - found.items.length })}</p>
      )}
      {outline.sections.map(({ id, title, items }) => (
        <details key={id} id={`section-${id}`} hidden={isSought}>
          <summary>{title[locale]}</summary>
          <ul>{items.map((item) => entry({ item }))}</ul>
        </details>
      ))}
    </nav>
  );
}
