import { useCallback, useEffect, useRef, useState } from "react";
import type { FormFinding } from "../server/check-draft";
import type { Item } from "../server/content-calls";
import type { Target } from "../server/target";
import { api, ApiError } from "./api";
import { useStudio } from "./studio-context";

export type SavedDraft = Target & { label: string; isRemoved?: boolean };

/** Debounce of draft validation, in milliseconds. */
const pause = 250;

/** Focuses the first invalid field, or else the button that opens the form with the error. */
export const goToFirstMistake = () =>
  document.querySelector<HTMLElement>('.item-form [aria-invalid="true"], .elsewhere button')?.focus();

/** Returns a figure that changed by a factor of ten or more, which suggests a typing error. */
function findSuspiciousFigure(...states: unknown[]): { before: number; after: number } | undefined {
  const [before, after] = states.map((state) => (state as { value?: unknown } | null)?.value);
  if (typeof before !== "number" || typeof after !== "number" || before <= 0 || after <= 0) return undefined;
  return Math.max(before / after, after / before) < 10 ? undefined : { before, after };
}

type Options = {
  item: Item;
  title: string;
  onDirty: (isDirty: boolean) => void;
  onSaved: (saved: SavedDraft) => void;
};

type Edit = { value: unknown; before: unknown; pictures: Record<string, string> };
type How = { isRemoved?: boolean; move?: -1 | 1; before?: unknown };

/** Unsaved state of a form with its validation errors. */
export function useItemDraft({ item, title, onDirty, onSaved }: Options) {
  const { locale, translate, announce } = useStudio();
  const [edit, setEdit] = useState<Edit>(
    item.draft ?? { value: item.value, before: item.value, pictures: {} },
  );
  const [checked, setChecked] = useState<Edit | null>(null);
  const [found, setFound] = useState<{ value: unknown; findings: FormFinding[] }>();
  const [error, setError] = useState<ApiError | null>(null);
  const wasKept = useRef(item.draft !== undefined);
  /** Cancels the check of the latest edit, and discards its result. */
  const cancelCheck = useRef<() => void>();
  const { value, before, pictures } = edit;
  const isDirty = JSON.stringify(value) !== JSON.stringify(item.value) || Object.keys(pictures).length > 0;
  const { file, at, kind } = item;
  const isNew = kind !== undefined;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  useEffect(() => {
    if (!isDirty && wasKept.current) void api.forgetDraft(item);
    wasKept.current = isDirty;
    if (!isDirty) return undefined;
    let isLatest = true;
    const check = async () => {
      try {
        const { findings } = await api.check({
          file: item.file,
          at: item.at,
          kind: item.kind,
          label: title,
          ...edit,
        });
        if (isLatest) setFound({ value: edit.value, findings });
        if (isLatest) setError(null);
      } catch (reason) {
        if (isLatest && reason instanceof ApiError) setError(reason);
      }
      setChecked(edit);
    };
    const timer = setTimeout(() => void check(), pause);
    cancelCheck.current = () => {
      isLatest = false;
      clearTimeout(timer);
    };
    return cancelCheck.current;
  }, [edit, isDirty, item, title]);

  const refused = (reason: unknown) => {
    if (!(reason instanceof ApiError)) throw reason;
    announce(reason.text?.[locale] ?? translate("offline"));
    if (reason.code !== "mistakes") return setError(reason);
    setFound({ value, findings: reason.findings });
    // Runs after the errors have rendered.
    setTimeout(goToFirstMistake);
  };

  const send = async (how: How = {}) => {
    cancelCheck.current?.();
    setChecked(edit);
    announce(translate("saving"));
    try {
      const saved = await api.save({ file, at, kind, label: title, ...edit, ...how });
      onSaved({ file: saved.file, at: saved.at, label: title, isRemoved: how.isRemoved });
    } catch (reason) {
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
  const isJudged = isDirty || isNew || found?.value === value;
  return {
    value,
    pictures,
    setValue: useCallback((next: (old: unknown) => unknown) => {
      setEdit((old) => ({ ...old, value: next(old.value) }));
    }, []),
    choosePicture: useCallback((picture: string, name: string) => {
      setEdit((old) => ({ ...old, pictures: { ...old.pictures, [picture]: name } }));
    }, []),
    findings: (isJudged ? found?.findings : item.reminders) ?? [],
    isReminding: !isJudged,
    isChecking: isDirty && checked !== edit,
    isDirty,
    error,
    save,
    keepAddress: ({ from, to }: { from: string; to: string }) =>
      api.redirect({ from }).then(() => onSaved({ file, at, label: `${from} → ${to}` }), refused),
    remove: () => send({ isRemoved: true }),
    move: (by: -1 | 1) => send({ move: by }),
    /** Overwrites a version that was saved in the meantime. */
    insist: () => {
      setEdit({ ...edit, before: error?.saved });
      setError(null);
      return send({ before: error?.saved });
    },
  };
}

export type ItemDraft = ReturnType<typeof useItemDraft>;
