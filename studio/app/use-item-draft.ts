import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { FormFinding } from "../server/check-draft";
import { isLeap } from "../../src/gatsby/data/interpolate";
import { isFields } from "../../src/lib/is-fields";
import { shownValue } from "../texts/shown-value";
import type { Edit, Item } from "../server/drafts";
import { valueAt, withParts, type Target } from "../server/target";
import { api, ApiError, type UnsavedEdit } from "./api";
import { focusOn } from "./field-of-source";
import { namesIn, withNames } from "./propose-names";
import { useStudio } from "./studio-context";

const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Draft validation debounce interval, in milliseconds. */
const pause = 250;

/** Returns the question to ask before an unusual change is saved; undefined for any other change. */
function doubtAbout(
  { file, fixedNames }: Item,
  before: unknown,
  after: unknown,
): ["leap" | "sameVersion", before?: number, after?: number] | undefined {
  if (!isFields(before) || !isFields(after)) return undefined;
  if (file.startsWith("data/legal/"))
    return fixedNames.includes(String(after.version)) && !isSameValue(before.body, after.body)
      ? ["sameVersion"]
      : undefined;
  const [old, now] = [Number(before.value), Number(after.value)];
  return isLeap(old, now) ? ["leap", old, now] : undefined;
}

export type SentDraft = Parameters<typeof api.save>[0];

export type FormProps = {
  item: Item;
  title: string;
  /** Receives the unsaved edit of the form; null if there is none. */
  onEdit: (unsaved: UnsavedEdit | null) => void;
  onSave: (draft: SentDraft) => Promise<void>;
  onReload: () => void;
  onOpen: (source: Target) => void;
  /** Returns the title, as in the list, of the item at a target; undefined if no form edits it. */
  nameOf: (source: Target) => string | undefined;
};

/** Result of the last validation or save, and the edit that it applies to. */
type Judgement = { edit: Edit; findings?: FormFinding[]; changes?: string[]; error?: ApiError };
type How = { isRemoved?: boolean; move?: number; before?: unknown; value?: unknown };

export function useItemDraft({ item, title, onEdit, onSave, onReload }: FormProps) {
  const { locale, translate, explain, announce } = useStudio();
  const [edit, setEdit] = useState<Edit>(
    item.draft ?? { value: item.value, before: item.value, pictures: {} },
  );
  const [judged, setJudged] = useState<Judgement>();
  const wasKept = useRef(item.draft !== undefined);
  /** Cancels the validation of the latest edit, and discards its result. */
  const cancelCheck = useRef<() => void>();
  /** Whether errors are shown for fields that are still empty. */
  const [isTried, setTried] = useState(false);
  const { value, before, pictures, replaced } = edit;
  const isDirty = !isSameValue(value, before) || Object.keys(pictures).length > 0 || replaced !== undefined;
  const { file, at, kind } = item;
  const isNew = kind !== undefined;

  useEffect(() => {
    onEdit(isDirty ? { ...edit, file, at, kind, label: title } : null);
    if (!isDirty && wasKept.current) void api.keepDraft({ file, at, kind, before: item.value });
    wasKept.current = isDirty;
    if (!isDirty) return undefined;
    let isLatest = true;
    const check = () =>
      api.check({ ...edit, file, at, kind, label: title, language: locale }).then(
        (judgement) => isLatest && setJudged({ edit, ...judgement }),
        (error: ApiError) => isLatest && setJudged((old) => ({ ...old, edit, error })),
      );
    const timer = setTimeout(() => void check(), pause);
    cancelCheck.current = () => {
      isLatest = false;
      clearTimeout(timer);
    };
    return cancelCheck.current;
  }, [edit, isDirty, file, at, kind, item.value, title, locale, onEdit]);

  /**
   * Shows all errors, and focuses the first invalid field or else the button that opens the form with the
   * error.
   */
  const goToFirst = () => {
    setTried(true);
    // Runs after the errors have rendered.
    setTimeout(() => focusOn(document.querySelector('.item-form [aria-invalid="true"], .elsewhere button')));
  };

  const refused = (reason: unknown) => {
    if (!(reason instanceof ApiError)) throw reason;
    announce(explain(reason), true);
    if (reason.code !== "mistakes") return setJudged((old) => ({ ...old, edit, error: reason }));
    setJudged({ edit, findings: reason.findings });
    goToFirst();
  };

  const send = async (how: How = {}) => {
    cancelCheck.current?.();
    if (isDirty) setJudged((old) => ({ ...old, edit }));
    announce(translate("saving"));
    try {
      await onSave({ ...edit, file, at, kind, label: title, ...how });
    } catch (reason) {
      // Only now, since a changed edit is checked again, and the check keeps it as a draft.
      if ("before" in how) setEdit({ ...edit, before: how.before, value: how.value });
      refused(reason);
    }
  };

  const save = async () => {
    const [doubt, ...figures] = doubtAbout(item, before, value) ?? [];
    const [old = "", now = ""] = figures.map((figure) => shownValue(figure, {}, locale));
    if (doubt && !confirm(translate(doubt, { before: old, after: now }))) return;
    if (isDirty || isNew) await send();
    else announce(translate("nothingToSave"));
  };

  // A rejected removal leaves the form unmodified, but its errors still apply.
  const isJudged = isDirty || isNew || (judged?.edit === edit && judged.findings !== undefined);
  const mistakes = (isJudged && judged?.findings) || [];
  const isReminding = mistakes.length === 0;
  const isAsSaved = (at: Target["at"]) => isSameValue(valueAt(value, at), valueAt(item.value, at));
  const reminders = item.reminders?.filter(({ at, isLasting }) => isLasting || isAsSaved(at ?? [])) ?? [];
  const findings = isReminding ? reminders : mistakes;
  const isEmpty = (at: Target["at"], state: unknown) => !valueAt(state, at);
  return {
    item,
    value,
    before,
    pictures,
    replaced,
    setValue: (next: (old: unknown) => unknown) =>
      setEdit((old) => ({
        ...old,
        value: withNames(item.schema, old.value, next(old.value), [
          ...item.fixedNames,
          ...(isNew ? [] : namesIn(item.value)),
        ]),
      })),
    choosePicture: (picture: string, name: string) =>
      setEdit((old) => ({ ...old, pictures: { ...old.pictures, [picture]: name } })),
    findings,
    /** Findings; until the next save, without those for new fields that are still empty. */
    shownFindings: findings.filter(({ at }) => isTried || !at || !isEmpty(at, value) || !isEmpty(at, before)),
    isReminding,
    isChecking: isDirty && judged?.edit !== edit,
    isDirty,
    isDisputed: isDirty && item.draft?.isDisputed === true,
    /** Changed fields with old and new values, once the edit is validated. */
    changes: (isDirty && judged?.edit === edit && judged.changes) || [],
    error: judged?.error,
    save,
    goToFirst,
    /** Reports whether the check accepts a removal. */
    canRemove: async () => {
      const removal = { ...edit, file, at, label: title, language: locale, isRemoved: true };
      return (await api.check(removal)).findings.length === 0;
    },
    remove: () => send({ isRemoved: true }),
    move: (by: number) => send({ move: by }),
    discard: () => {
      cancelCheck.current?.();
      onReload();
    },
    /** Overwrites a version that was saved in the meantime. */
    insist: async () => {
      if (!judged?.error || judged.edit !== edit) return;
      const { merged, saved, conflicts } = judged.error;
      // Only the fields in conflict; what else was saved in the meantime stays.
      const paths = conflicts.map((conflict) => conflict.at);
      await send({ before: saved, value: withParts(merged, value, paths) });
    },
    /** Accepts the version saved in the meantime, and displays the replaced values until the next save. */
    giveWay: () => {
      // Text typed since the refusal is not part of the merged value.
      if (!judged?.error || judged.edit !== edit) return;
      const { merged, saved, conflicts } = judged.error;
      setEdit({ ...edit, value: merged, before: saved, replaced: [...(replaced ?? []), ...conflicts] });
      setJudged(undefined);
      announce(translate("replaced"));
      // Runs after the form has rendered without the button that had focus.
      setTimeout(() => document.getElementById("save")?.focus());
    },
  };
}

export type ItemDraft = ReturnType<typeof useItemDraft>;

export const FormContext = createContext({} as ItemDraft);

export const useForm = (): ItemDraft => useContext(FormContext);
