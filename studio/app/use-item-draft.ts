import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { FormFinding } from "../server/check-draft";
import type { Edit, Item } from "../server/calls";
import type { Target } from "../server/target";
import { api, ApiError } from "./api";
import { useStudio } from "./studio-context";

export type SavedDraft = Target & { label: string; isRemoved?: boolean };

/** Debounce interval of draft validation, in milliseconds. */
const pause = 250;

/** Focuses the first invalid field or, without one, the button that opens the form with the error. */
export const goToFirstMistake = () =>
  document.querySelector<HTMLElement>('.item-form [aria-invalid="true"], .elsewhere button')?.focus();

/** Returns a figure that changed by a factor of ten or more, probably because of a typing error. */
function findSuspiciousFigure(...states: unknown[]): { before: number; after: number } | undefined {
  const [before, after] = states.map((state) => (state as { value?: unknown } | null)?.value);
  if (typeof before !== "number" || typeof after !== "number" || before <= 0 || after <= 0) return undefined;
  return Math.max(before / after, after / before) < 10 ? undefined : { before, after };
}

export type FormProps = {
  item: Item;
  title: string;
  onDirty: (isDirty: boolean) => void;
  onSaved: (saved: SavedDraft) => void;
  onReload: () => void;
  /** Opens the form of another target. */
  onOpen: (source: Target) => void;
  /** Returns the title, as in the list, of the item at a target; undefined if no form edits it. */
  nameOf: (source: Target) => string | undefined;
};

/** Result of the last validation or save, and the edit that it applies to. */
type Judgement = { edit: Edit; findings?: FormFinding[]; error?: ApiError };
type How = { isRemoved?: boolean; move?: -1 | 1; before?: unknown };

/** Unsaved state of a form, with its validation errors. */
export function useItemDraft({ item, title, onDirty, onSaved }: FormProps) {
  const { translate, explain, announce } = useStudio();
  const [edit, setEdit] = useState<Edit>(
    item.draft ?? { value: item.value, before: item.value, pictures: {} },
  );
  const [judged, setJudged] = useState<Judgement>();
  const wasKept = useRef(item.draft !== undefined);
  /** Cancels the validation of the latest edit, and discards its result. */
  const cancelCheck = useRef<() => void>();
  const { value, before, pictures } = edit;
  const isDirty = JSON.stringify(value) !== JSON.stringify(item.value) || Object.keys(pictures).length > 0;
  const { file, at, kind } = item;
  const isNew = kind !== undefined;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  useEffect(() => {
    if (!isDirty && wasKept.current) void api.forgetDraft({ file, at, kind });
    wasKept.current = isDirty;
    if (!isDirty) return undefined;
    let isLatest = true;
    const check = () =>
      api.check({ file, at, kind, label: title, ...edit }).then(
        ({ findings }) => isLatest && setJudged({ edit, findings }),
        (error: ApiError) => isLatest && setJudged((old) => ({ ...old, edit, error })),
      );
    const timer = setTimeout(() => void check(), pause);
    cancelCheck.current = () => {
      isLatest = false;
      clearTimeout(timer);
    };
    return cancelCheck.current;
  }, [edit, isDirty, file, at, kind, title]);

  const refused = (reason: unknown) => {
    if (!(reason instanceof ApiError)) throw reason;
    announce(explain(reason));
    if (reason.code !== "mistakes") return setJudged((old) => ({ ...old, edit, error: reason }));
    setJudged({ edit, findings: reason.findings });
    // Runs after the errors have rendered.
    setTimeout(goToFirstMistake);
  };

  const send = async (how: How = {}) => {
    cancelCheck.current?.();
    if (isDirty) setJudged((old) => ({ ...old, edit }));
    announce(translate("saving"));
    try {
      const saved = await api.save({ file, at, kind, label: title, ...edit, ...how });
      onSaved({ file: saved.file, at: saved.at, label: title, isRemoved: how.isRemoved });
    } catch (reason) {
      // Only now, since a changed edit is checked again, and the check keeps it as a draft.
      if ("before" in how) setEdit({ ...edit, before: how.before });
      refused(reason);
    }
  };

  const save = async () => {
    const leap = findSuspiciousFigure(before, value);
    if (leap && !confirm(translate("leap", leap))) return;
    if (isDirty || isNew) await send();
    else announce(translate("nothingToSave"));
  };

  // A rejected removal leaves the form unmodified, but its errors still apply.
  const isJudged = isDirty || isNew || (judged?.edit === edit && judged.findings !== undefined);
  return {
    item,
    value,
    pictures,
    setValue: (next: (old: unknown) => unknown) => setEdit((old) => ({ ...old, value: next(old.value) })),
    choosePicture: (picture: string, name: string) =>
      setEdit((old) => ({ ...old, pictures: { ...old.pictures, [picture]: name } })),
    findings: (isJudged ? judged?.findings : item.reminders) ?? [],
    isReminding: !isJudged,
    isChecking: isDirty && judged?.edit !== edit,
    isDirty,
    error: judged?.error,
    save,
    remove: () => send({ isRemoved: true }),
    move: (by: -1 | 1) => send({ move: by }),
    /** Overwrites a version that was saved in the meantime. */
    insist: () => send({ before: judged?.error?.saved }),
  };
}

export type ItemDraft = ReturnType<typeof useItemDraft>;

export const FormContext = createContext({} as ItemDraft);

export const useForm = (): ItemDraft => useContext(FormContext);
