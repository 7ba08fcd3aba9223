import { useCallback, useEffect, useRef, useState, type ReactElement } from "react";
import type { Locale } from "../../src/config/languages";
import type { Item } from "../server/drafts";
import type { ListedChange } from "../server/history";
import { newRedirect } from "../server/outline-groups";
import { isSamePlace, type Target } from "../server/target";
import { api, sendKeptDrafts, type Outline } from "./api";
import { fieldOfSource, hashOf, itemAt, useAddress, useFieldFocus, type Choice } from "./field-of-source";
import { HandOverPanel } from "./hand-over-panel";
import { ItemForm } from "./item-form";
import { OutlineList, type Task } from "./outline-list";
import { Bar, HistoryPanel, PickPanel, type View } from "./panels";
import { Preview, shownAfterSave, shownBesides, shownOf, type Shown } from "./preview";
import { StudioContext, useLanguage } from "./studio-context";
import type { FormProps, SentDraft } from "./use-item-draft";
import { useSaving, useUnsaved } from "./use-saving";

/** Open form: the selected item, its content, and the number of loads, each of which resets the form. */
type Open = { choice: Choice; item: Item; loads: number };

/** Studio application: tasks and content on the left, a form in the middle, the preview on the right. */
export function Studio(): ReactElement {
  const { words, setLocale } = useLanguage();
  const [outline, setOutline] = useState<Outline | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [view, setView] = useState<View>("form");
  const [task, setTask] = useState<Task>({ name: "pick", picks: /^$/ });
  const { unsaved, keepEdit } = useUnsaved();
  const { saving, saveInTurn } = useSaving();
  const wanted = useRef<Choice>(); // The form asked for last
  const [spoken, speak] = useState({ text: "", isError: false });
  const announce = useCallback((said: string, isError = false) => speak({ text: said, isError }), []);
  const [shown, setShown] = useState<Shown>({ page: "/", target: null });
  const setField = useFieldFocus(outline?.placeholders);
  const { locale, translate, explain } = words;
  const choice = open?.choice ?? null;
  const chosen = choice?.item;
  const refused = (reason: unknown) => announce(explain(reason), true);
  const refresh = async () => {
    const next = await api.outline({});
    setOutline(next);
    return next;
  };
  /** Opens a form, and saves the draft of the form it replaces, including text typed in the meantime. */
  const loadNow = async (next: Choice, language = locale, list = outline, isSaved = false): Promise<void> => {
    const draft = unsaved.current;
    if (draft) await api.keepDraft(draft);
    // The item of the open form may have moved in its list.
    const before = next.item && next.item === chosen ? open?.item.value : undefined;
    const loaded = await (next.item
      ? api.item({ file: next.item.file, at: next.item.at, before, language })
      : api.newItem({ kind: next.kind, language }));
    // After a save, a draft can only be that of another tab.
    const item = isSaved && !draft ? { ...loaded, draft: undefined } : loaded;
    const now = before !== undefined && list && itemAt(list, item);
    if (now) history.replaceState(null, "", hashOf({ item: now }));
    if (unsaved.current !== draft) return loadNow(next, language, list, isSaved);
    setOpen((old) => ({ choice: now ? { item: now } : next, item, loads: (old?.loads ?? 0) + 1 }));
    if (draft) await refresh();
  };
  const load = async (next: Choice, language = locale, list = outline) => {
    wanted.current = next;
    await saving.current;
    await loadNow(next, language, list);
  };
  useEffect(() => {
    const list = sendKeptDrafts().then(() => api.outline({}));
    list.then(setOutline, (reason) => announce(explain(reason), true));
  }, [announce, explain]);
  const showForm = (next: Choice) => {
    setView("form");
    announce("");
    if (hashOf(next) !== location.hash) history.pushState(null, "", hashOf(next));
  };
  const showView = (next: View) => {
    setView(next);
    announce("");
    if (unsaved.current) void refresh();
    setField({ id: "title" });
  };
  const pick = (next: Task) => {
    setTask(next);
    showView("pick");
  };
  const choose = (next: Choice) => {
    showForm(next);
    if (next.item) setShown(shownOf(next.item));
    else if (outline) setShown(shownBesides(outline, next.kind));
    const field = outline && next.item?.field && fieldOfSource(outline, next.item.field, locale);
    const id = (view === "pick" && task.field) || (field?.id ?? "title");
    load(next).then(() => setField({ id }), refused);
  };
  useAddress(outline, choose);
  /** Opens the form for a text on the page, or for the constant that it contains. */
  const openText = (source: Target | null, text: string, language: Locale) => {
    if (source) return openSource(source, text, language);
    api.find({ text, isWhole: true }).then(({ items: [first] }) => {
      if (first) openSource(first.field ?? first, "");
      else announce(translate("notEditable"));
    }, refused);
  };
  const openSource = (source: Target, text?: string, language: Locale = locale) => {
    const found = outline && fieldOfSource(outline, source, locale, language);
    if (isSamePlace(source, newRedirect)) return choose({ kind: "addRedirect" });
    if (!found) return announce(translate("notEditable"));
    const { item, id } = found;
    showForm({ item });
    if (text === undefined) setShown(shownOf(item));
    if (chosen === item) return setField({ id, text });
    load({ item }).then(() => setField({ id, text }), refused);
  };
  const reload = async ({ choice: again, item: { file, at, kind, value } }: Open) => {
    await api.keepDraft({ file, at, kind, before: value });
    keepEdit(null);
    announce("");
    await load(again, locale, await refresh());
  };
  const saveNow = async ({ label = "", value, isRemoved, ...draft }: SentDraft) => {
    const [own, sent] = [wanted.current, unsaved.current];
    const place = await api.save({ ...draft, label, value, isRemoved, language: locale });
    const { current: late } = unsaved; // Text typed during the save becomes a draft of the saved item.
    const [before, after] = [sent ? sent.value : value, late?.value].map((one) => JSON.stringify(one));
    const isLate = late && !isRemoved && before !== after;
    keepEdit(isLate ? { ...late, ...place, kind: undefined, before: value } : null);
    const id = document.activeElement?.id;
    const now = itemAt(await refresh(), place);
    if (now && !isRemoved) {
      await loadNow({ item: now }, locale, outline, true);
      setShown(shownAfterSave(shown, chosen, now));
    } else setOpen(null);
    const hash = now && !isRemoved ? hashOf({ item: now }) : location.pathname;
    if (wanted.current === own) history.replaceState(null, "", hash);
    const name = (!isRemoved && now?.title[locale]) || label;
    announce(translate(isRemoved ? "removed" : "saved", { label: name }));
    if (id || isRemoved) setField({ id: id ?? "title", isStill: !isRemoved });
    return isRemoved || unsaved.current ? undefined : now && place;
  };
  const undo = async ({ id, label, isUndone }: ListedChange) => {
    announce(translate("saving"));
    if (saving.current) return; // The newest change is about to be another one.
    await api.undo({ id, isUndone });
    const list = await refresh();
    if (chosen) await load({ item: chosen }, locale, list).catch(() => setOpen(null));
    announce(translate(isUndone ? "redone" : "undone", { label }));
    // Undoing removes the button that had focus.
    if (document.activeElement === document.body) setField({ id: "title", isStill: true });
  };

  if (!outline) return <p role="status">{spoken.text || translate("loading")}</p>;
  const { changes, handedUntil, preview } = outline;
  const title = chosen?.title[locale] ?? translate(choice && !choice.item ? choice.kind : "studio");
  const nameOf: FormProps["nameOf"] = (source) =>
    isSamePlace(source, newRedirect)
      ? translate("addRedirect")
      : fieldOfSource(outline, source, locale)?.name;
  const onUndo = (change: ListedChange) => void undo(change).catch(refused);
  return (
    <StudioContext.Provider value={{ ...words, announce, ...outline }}>
      <Bar
        {...{ changes, spoken, view, onUndo }}
        onView={(other) => showView(view === other ? "form" : other)}
        onLanguage={(next) => {
          setLocale(next);
          announce("");
          if (choice) load(choice, next).catch(refused);
        }}
      />
      <div className="columns">
        <OutlineList outline={outline} chosen={choice} onChoose={choose} onPick={pick} />
        <main>
          <h2 id="title" tabIndex={-1}>
            {view === "form" ? title : translate(view === "pick" ? task.name : view)}
          </h2>
          {view === "history" && <HistoryPanel {...{ changes, handedUntil, onUndo }} />}
          {view === "handOver" && <HandOverPanel onPublished={refresh} onOpen={openSource} nameOf={nameOf} />}
          {view === "pick" && <PickPanel task={task} onChoose={(item) => choose({ item })} />}
          <div hidden={view !== "form"}>
            {open ? (
              <ItemForm
                key={open.loads}
                item={open.item}
                title={title}
                onEdit={keepEdit}
                onSave={(draft) => saveInTurn(saveNow, draft)}
                onReload={() => void reload(open).catch(refused)}
                onOpen={openSource}
                nameOf={nameOf}
              />
            ) : (
              <p>{translate("choose")}</p>
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
