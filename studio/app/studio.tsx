import { useEffect, useMemo, useState, type ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { Item } from "../server/calls";
import type { FoundItem } from "../server/find-text";
import type { ListedChange } from "../server/history";
import type { Target } from "../server/target";
import type { StudioText } from "../texts/translator";
import { api, type Outline } from "./api";
import { fieldOfSource, itemAt, useFieldFocus } from "./field-of-source";
import { HandOverPanel } from "./hand-over-panel";
import { ItemForm } from "./item-form";
import { OutlineList, type Choice } from "./outline-list";
import { Bar, HistoryPanel, PickPanel, StartPanel, type DraftPlace, type View } from "./panels";
import { Preview } from "./preview";
import { StudioContext, wordsOf } from "./studio-context";
import type { SavedDraft } from "./use-item-draft";

/** Page and target of the preview; follows items selected in the list, not those opened from the page. */
type Shown = { page: string; target: Target | null };

/** Task whose items are listed for selection. */
type Task = { name: StudioText; sections: readonly string[] };

/** Open form: the selected item, its content, and the number of loads, each of which resets the form. */
type Open = { choice: Choice; item: Item; loads: number };

/** Returns the page that displays an item, with the target to scroll to. */
const shownOf = (item: FoundItem): Shown => ({ page: item.page, target: item.shownAt ?? item });

/** Studio application: tasks and content on the left, a form in the middle, the preview on the right. */
export function Studio(): ReactElement {
  const [locale, setLocale] = useState<MaintainerLanguage>(localStorage.language === "en" ? "en" : "tr");
  const [outline, setOutline] = useState<Outline | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [view, setView] = useState<View>("form");
  const [task, setTask] = useState<Task>({ name: "pick", sections: [] });
  const [isDirty, setIsDirty] = useState(false);
  const [spoken, announce] = useState("");
  const [shown, setShown] = useState<Shown>({ page: "/", target: null });
  const setField = useFieldFocus();
  const words = useMemo(() => wordsOf(locale), [locale]);
  const around = useMemo(
    () => ({
      ...words,
      announce,
      placeholders: outline?.placeholders ?? {},
      placeholderTitles: outline?.placeholderTitles ?? {},
    }),
    [words, outline],
  );
  const { translate, explain } = words;
  const choice = open?.choice ?? null;
  const chosen = choice?.item;
  const refused = (reason: unknown) => announce(explain(reason));
  const refresh = async () => {
    const next = await api.outline({});
    setOutline(next);
    return next;
  };
  const load = async (next: Choice, language = locale) => {
    const item = await (next.item
      ? api.item({ file: next.item.file, at: next.item.at, language })
      : api.newItem({ kind: next.kind, language }));
    setOpen((old) => ({ choice: next, item, loads: (old?.loads ?? 0) + 1 }));
  };

  useEffect(() => {
    document.documentElement.lang = localStorage.language = locale;
    document.title = translate("studio");
  }, [locale, translate]);
  useEffect(() => {
    api.outline({}).then(setOutline, (reason) => announce(explain(reason)));
  }, [explain]);
  useEffect(() => {
    window.onbeforeunload = isDirty ? (event) => event.preventDefault() : null;
  }, [isDirty]);

  const mayLeave = () => {
    if (!isDirty) return true;
    const isSure = confirm(translate("leave"));
    if (isSure && open) void api.forgetDraft(open.item);
    return isSure;
  };
  const showForm = () => {
    setView("form");
    announce("");
  };
  const pick = (name: StudioText, sections: readonly string[]) => {
    setTask({ name, sections });
    setView("pick");
    setField({ id: "title" });
  };
  const choose = (next: Choice) => {
    if (!mayLeave()) return;
    showForm();
    if (next.item) setShown(shownOf(next.item));
    else {
      const [first] = outline?.sections.find(({ adds }) => adds === next.kind)?.items ?? [];
      if (first) setShown({ page: first.page.replace(/#.*/, ""), target: null });
    }
    load(next).then(() => setField({ id: "title" }), refused);
  };
  /** Opens the form of a text on the page, or of a figure in it. */
  const openText = (source: Target | null, text: string) => {
    if (source) return openSource(source);
    api.find({ text }).then(({ items: [first] }) => {
      if (first) openSource(first);
      else announce(translate("notEditable"));
    }, refused);
  };
  const openSource = (source: Target) => {
    const found = outline && fieldOfSource(outline, source, locale);
    if (!found) return announce(translate("notEditable"));
    const { item, id } = found;
    showForm();
    if (chosen === item) return setField({ id });
    if (mayLeave()) load({ item }).then(() => setField({ id }), refused);
  };
  const reload = async ({ choice: again, item }: Open) => {
    await api.forgetDraft(item);
    await load(again);
  };
  const openDraft = ({ kind, label, ...place }: DraftPlace) => {
    if (kind) return choose({ kind, label });
    const item = outline && itemAt(outline, place);
    if (item) choose({ item });
  };
  const showSaved = async ({ label, isRemoved, ...place }: SavedDraft) => {
    setIsDirty(false);
    const id = document.activeElement?.id;
    const now = itemAt(await refresh(), place);
    if (now && !isRemoved) {
      await load({ item: now });
      if (!chosen || shown.target === shownOf(chosen).target) setShown(shownOf(now));
    } else setOpen(null);
    // Announced only after the form has reloaded, which discards text typed until then.
    const name = isRemoved ? label : (now?.title[locale] ?? label);
    announce(translate(isRemoved ? "removed" : "saved", { label: name }));
    if (id || isRemoved) setField({ id: id ?? "title" });
  };
  const undo = async ({ id, label, isUndo }: ListedChange) => {
    // Undo reloads the form, which would discard unsaved edits.
    if (!mayLeave()) return;
    announce(translate("saving"));
    await api.undo({ id });
    await refresh();
    if (chosen) await load({ item: chosen }).catch(() => setOpen(null));
    announce(translate(isUndo ? "redone" : "undone", { label }));
    // Undoing removes the button that had focus.
    if (document.activeElement === document.body) setField({ id: "title" });
  };

  if (!outline) return <p role="status">{spoken || translate("loading")}</p>;
  const { changes, drafts, preview } = outline;
  const picked = outline.sections.filter(({ id }) => task.sections.includes(id));
  const title = chosen?.title[locale] ?? (choice && !choice.item ? choice.label : translate("studio"));
  const onUndo = (change: ListedChange) => void undo(change).catch(refused);
  return (
    <StudioContext.Provider value={around}>
      <Bar
        {...{ changes, spoken, view, onUndo }}
        onView={(other) => setView(view === other ? "form" : other)}
        onLanguage={(next) => {
          setLocale(next);
          if (choice && !isDirty) load(choice, next).catch(refused);
        }}
      />
      <div className="columns">
        <OutlineList outline={outline} chosen={choice} onChoose={choose} onPick={pick} />
        <main>
          <h2 id="title" tabIndex={-1}>
            {view === "form" ? title : translate(view === "pick" ? task.name : view)}
          </h2>
          {view === "history" && <HistoryPanel {...{ changes, onUndo }} />}
          {view === "handOver" && <HandOverPanel />}
          {view === "pick" && <PickPanel sections={picked} onChoose={(item) => choose({ item })} />}
          <div hidden={view !== "form"}>
            {open ? (
              <ItemForm
                key={open.loads}
                item={open.item}
                title={title}
                onDirty={setIsDirty}
                onSaved={(saved) => void showSaved(saved).catch(refused)}
                onReload={() => void reload(open).catch(refused)}
                onOpen={openSource}
                nameOf={(source) => fieldOfSource(outline, source, locale)?.name}
              />
            ) : (
              <StartPanel drafts={drafts} onOpen={openDraft} />
            )}
          </div>
        </main>
        <section className="preview" aria-label={translate("preview")}>
          <Preview origin={preview} {...shown} onOpen={openText} />
        </section>
      </div>
    </StudioContext.Provider>
  );
}
