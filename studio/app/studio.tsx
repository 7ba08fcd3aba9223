import { useCallback, useEffect, useMemo, useState, type ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { translator } from "../texts/app-texts";
import {
  api,
  ApiError,
  type Change,
  type DraftPlace,
  type Item,
  type Outline,
  type OutlineItem,
  type Target,
} from "./api";
import { Bar, type View } from "./bar";
import { fieldOfSource, itemAt } from "./field-of-source";
import { HandOverPanel } from "./hand-over-panel";
import { HistoryPanel } from "./history-panel";
import { ItemForm } from "./item-form";
import { OutlineList, type Choice } from "./outline-list";
import { Preview } from "./preview";
import { StartPanel } from "./start-panel";
import type { SavedDraft } from "./use-item-draft";

/** Page and target of the preview. Follows items chosen in the list, not those opened from the page. */
type Shown = { page: string; target: Target | null };

/** Returns the target at which a page shows an item. */
const placeOf = (item: OutlineItem): Target => item.shownAt ?? item;

/** Studio application: tasks and content on the left, a form in the middle, the preview on the right. */
export function Studio(): ReactElement {
  const [locale, setLocale] = useState<MaintainerLanguage>("tr");
  const [outline, setOutline] = useState<Outline | null>(null);
  const [changes, setChanges] = useState<Change[]>([]);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [item, setItem] = useState<Item | null>(null);
  const [view, setView] = useState<View>("form");
  const [isDirty, setIsDirty] = useState(false);
  const [spoken, setSpoken] = useState("");
  const [loads, setLoads] = useState(0);
  const [shown, setShown] = useState<Shown>({ page: "/", target: null });
  const [field, setField] = useState<{ id: string } | null>(null);
  const translate = useMemo(() => translator(locale), [locale]);
  const refused = useCallback(
    (reason: unknown) =>
      setSpoken((reason instanceof ApiError && reason.text?.[locale]) || translate("offline")),
    [locale, translate],
  );
  const refresh = useCallback(
    () =>
      Promise.all([api.outline(), api.history()]).then(([newOutline, history]) => {
        setOutline(newOutline);
        setChanges(history.changes);
        return newOutline;
      }),
    [],
  );
  const load = async (next: Choice, language: MaintainerLanguage) => {
    setItem(await ("item" in next ? api.item(next.item, language) : api.newItem(next.kind, language)));
    setChoice(next);
    setLoads((count) => count + 1);
  };

  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = translate("studio");
  }, [locale, translate]);
  useEffect(() => void refresh().catch(refused), [refresh, refused]);
  useEffect(() => {
    // A text has one field per language, any other value a single field.
    const ids = field ? [field.id, field.id.replace(/_[a-z]{2}$/, ""), "title"] : [];
    for (const id of ids) {
      const element = document.getElementById(id);
      element?.focus();
      if (element && document.activeElement === element) return;
    }
  }, [field]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  const mayLeave = () => {
    if (!isDirty) return true;
    const isSure = confirm(translate("leave"));
    if (isSure && item) void api.forgetDraft(item);
    return isSure;
  };
  const choose = (next: Choice) => {
    if (!mayLeave()) return;
    setView("form");
    setSpoken("");
    const [first] = outline?.sections.find(({ adds }) => "kind" in next && adds === next.kind)?.items ?? [];
    if ("item" in next) setShown({ page: next.item.page, target: placeOf(next.item) });
    else if (first) setShown({ page: first.page.replace(/#.*/, ""), target: null });
    load(next, locale).then(() => setField({ id: "title" }), refused);
  };
  const openSource = (source: Target) => {
    const found = outline && fieldOfSource(outline, source, locale);
    if (!found) return setSpoken(translate("notEditable"));
    const isOpen = choice && "item" in choice && choice.item === found.item;
    setView("form");
    setSpoken("");
    if (isOpen) return setField({ id: found.id });
    if (mayLeave()) load({ item: found.item }, locale).then(() => setField({ id: found.id }), refused);
  };
  const reload = () => {
    if (!choice || !item) return;
    const again = () => load(choice, locale);
    api.forgetDraft(item).then(again).catch(refused);
  };
  const openDraft = ({ file, at, kind, label }: DraftPlace) => {
    if (kind) return choose({ kind, label });
    const entry = outline && itemAt(outline, { file, at });
    if (entry) choose({ item: entry });
  };
  const saved = ({ file, at, label, isRemoved }: SavedDraft) => {
    setIsDirty(false);
    const id = document.activeElement?.id;
    const show = async () => {
      const now = itemAt(await refresh(), { file, at });
      if (now && !isRemoved) {
        await load({ item: now }, locale);
        const isShown = choice && ("kind" in choice || shown.target === placeOf(choice.item));
        if (isShown) setShown({ page: now.page, target: placeOf(now) });
      } else {
        setItem(null);
        setChoice(null);
      }
      // Announced only after the form has reloaded, which discards text typed until then.
      setSpoken(translate(isRemoved ? "removed" : "saved", { label }));
      if (id || isRemoved) setField({ id: id ?? "title" });
    };
    show().catch(refused);
  };
  const undo = (change: Change) => {
    // Undo reloads the form, which would discard unsaved edits.
    if (!mayLeave()) return;
    api.undo(change.id).then(async () => {
      await refresh();
      if (choice && "item" in choice) await load(choice, locale).catch(() => setItem(null));
      setSpoken(translate(change.undoes ? "redone" : "undone", { label: change.label }));
      // Undoing removes the button that had focus.
      if (document.activeElement === document.body) setField({ id: "title" });
    }, refused);
  };

  if (!outline) return <p role="status">{spoken || translate("loading")}</p>;
  const title = choice ? ("item" in choice ? choice.item.title[locale] : choice.label) : translate("studio");
  return (
    <>
      <Bar
        {...{ changes, locale, translate, spoken, view }}
        onUndo={undo}
        onView={(other) => setView(view === other ? "form" : other)}
        onLanguage={(next) => {
          setLocale(next);
          if (choice && !isDirty) load(choice, next).catch(refused);
        }}
      />
      <div className="columns">
        <OutlineList {...{ outline, locale, translate, chosen: choice, onChoose: choose }} />
        <main>
          <h2 id="title" tabIndex={-1}>
            {view === "form" ? title : translate(view)}
          </h2>
          {view === "history" && <HistoryPanel {...{ changes, locale, translate, onUndo: undo }} />}
          {view === "handOver" && <HandOverPanel {...{ locale, translate, announce: setSpoken }} />}
          <div hidden={view !== "form"}>
            {!item && <StartPanel drafts={outline.drafts} translate={translate} onOpen={openDraft} />}
            {item && (
              <ItemForm
                key={loads}
                {...{ item, title, locale, translate, announce: setSpoken }}
                placeholders={outline.placeholders}
                onDirty={setIsDirty}
                onSaved={saved}
                onReload={reload}
                onOpen={openSource}
                nameOf={(source) => fieldOfSource(outline, source, locale)?.name}
              />
            )}
          </div>
        </main>
        <section className="preview" aria-label={translate("preview")}>
          <Preview
            origin={outline.preview}
            {...shown}
            locale={locale}
            translate={translate}
            onOpen={openSource}
          />
        </section>
      </div>
    </>
  );
}
