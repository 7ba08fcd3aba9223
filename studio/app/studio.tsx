import { useCallback, useEffect, useState, type ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/gatsby/content/maintainer-language";
import { translator } from "../texts/app-texts";
import { api, ApiError, type Change, type Item, type Outline, type Target } from "./api";
import { fieldOfSource, isInside } from "./field-of-source";
import { HandOverPanel } from "./hand-over-panel";
import { HistoryPanel } from "./history-panel";
import { ItemForm } from "./item-form";
import { OutlineList, type Choice } from "./outline-list";
import { Preview } from "./preview";
import type { SavedDraft } from "./use-item-draft";

type View = "form" | "history" | "handOver";

/** What the preview shows: the page of what was chosen on the left. What is opened from the page leaves it where it is. */
type Shown = { page: string; target: Target | null };

/** The studio: what can be done on the left, the form of one item in the middle, the page that shows it on the right. */
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
  const translate = useCallback<ReturnType<typeof translator>>(
    (name, values) => translator(locale)(name, values),
    [locale],
  );
  const refused = useCallback(
    (reason: unknown) =>
      setSpoken((reason instanceof ApiError && reason.text?.[locale]) || translator(locale)("offline")),
    [locale],
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
  const load = useCallback(
    async (next: Choice, language: MaintainerLanguage) => {
      const loaded = "item" in next ? api.item(next.item, language) : api.newItem(next.kind, language);
      setItem(await loaded);
      setChoice(next);
      setLoads((count) => count + 1);
    },
    [setItem],
  );

  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = translate("studio");
  }, [locale, translate]);
  useEffect(() => void refresh().catch(refused), [refresh, refused]);
  useEffect(() => {
    if (field) (document.getElementById(field.id) ?? document.getElementById("title"))?.focus();
  }, [field]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  const mayLeave = () => !isDirty || confirm(translate("leave"));
  const choose = (next: Choice) => {
    if (!mayLeave()) return;
    setView("form");
    setSpoken("");
    if ("item" in next) setShown({ page: next.item.page, target: next.item });
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
    if (choice) load(choice, locale).catch(refused);
  };
  const saved = ({ file, at, label, isRemoved }: SavedDraft) => {
    setIsDirty(false);
    const id = document.activeElement?.id;
    const show = async () => {
      const newOutline = await refresh();
      const entries = newOutline.sections.flatMap(({ items }) => items);
      const now = entries.find((entry) => isInside(entry, { file, at }) && entry.at.length === at.length);
      if (now && !isRemoved) await load({ item: now }, locale);
      else {
        setItem(null);
        setChoice(null);
      }
      // Not before the form is loaded anew, which takes with it what is typed until then.
      setSpoken(translate(isRemoved ? "removed" : "saved", { label }));
      if (id || isRemoved) setField({ id: id ?? "title" });
    };
    show().catch(refused);
  };
  const undo = (change: Change) => {
    // The form is loaded again, and what is not saved in it would be gone.
    if (!mayLeave()) return;
    api.undo(change.id).then(async () => {
      setSpoken(translate(change.undoes ? "redone" : "undone", { label: change.label }));
      await refresh();
      if (choice && "item" in choice) await load(choice, locale).catch(() => setItem(null));
    }, refused);
  };

  if (!outline) return <p role="status">{spoken || translate("loading")}</p>;
  const [newest] = changes.filter(({ isUndone, undoes }) => !isUndone && !undoes);
  const [undone] = changes.filter(({ isUndone }) => !isUndone);
  const title = choice ? ("item" in choice ? choice.item.title[locale] : choice.label) : translate("studio");
  const toggle = (other: View) => () => setView(view === other ? "form" : other);
  return (
    <>
      <header className="bar">
        <h1>{translate("studio")}</h1>
        <div className="buttons">
          <button type="button" disabled={!newest} onClick={() => newest && undo(newest)}>
            {translate("undo")}
          </button>
          <button type="button" disabled={!undone?.undoes} onClick={() => undone && undo(undone)}>
            {translate("redo")}
          </button>
          <button type="button" aria-pressed={view === "history"} onClick={toggle("history")}>
            {translate("history")}
          </button>
          <button type="button" aria-pressed={view === "handOver"} onClick={toggle("handOver")}>
            {translate("handOver")}
          </button>
          <button
            type="button"
            lang={locale === "tr" ? "en" : "tr"}
            onClick={() => {
              const next = locale === "tr" ? "en" : "tr";
              setLocale(next);
              if (choice && !isDirty) load(choice, next).catch(refused);
            }}
          >
            {translate("otherLanguage")}
          </button>
        </div>
        <p role="status" className="spoken">
          {spoken}
        </p>
      </header>
      <div className="columns">
        <OutlineList {...{ outline, locale, translate, chosen: choice, onChoose: choose }} />
        <main>
          <h2 id="title" tabIndex={-1}>
            {view === "form" ? title : translate(view)}
          </h2>
          {view === "history" && <HistoryPanel {...{ changes, locale, translate, onUndo: undo }} />}
          {view === "handOver" && <HandOverPanel {...{ locale, translate, announce: setSpoken }} />}
          <div hidden={view !== "form"}>
            {!item && (
              <>
                <p>{translate("choose")}</p>
                <p className="hint">{translate("chooseMore")}</p>
              </>
            )}
            {item && (
              <ItemForm
                key={loads}
                {...{ item, title, locale, translate, announce: setSpoken }}
                placeholders={outline.placeholders}
                onDirty={setIsDirty}
                onSaved={saved}
                onReload={reload}
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
