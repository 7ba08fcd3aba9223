import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { Translate } from "../texts/app-texts";
import { api, ApiError, type Draft, type Finding, type Item, type Redirect, type Target } from "./api";

export type SavedDraft = Target & { label: string; isRemoved?: boolean };

/** Debounce of draft validation, in milliseconds. */
const pause = 250;

/** Serialises a value as it is sent, for comparison. */
const written = (value: unknown) => JSON.stringify(value);

/** Focuses the first invalid field, or the button that opens the form with the error. */
export const goToFirstMistake = () =>
  document.querySelector<HTMLElement>('.item-form [aria-invalid="true"], .elsewhere button')?.focus();

/** Returns a figure that changed by a factor of ten or more, which suggests a typing error. */
function findSuspiciousFigure(
  before: unknown,
  after: unknown,
): { before: number; after: number } | undefined {
  const [old, now] = [before, after].map((value) => (value as { value?: unknown } | null)?.value);
  if (typeof old !== "number" || typeof now !== "number" || old <= 0 || now <= 0) return undefined;
  return Math.max(old / now, now / old) < 10 ? undefined : { before: old, after: now };
}

type Options = {
  item: Item;
  title: string;
  locale: MaintainerLanguage;
  translate: Translate;
  announce: (text: string) => void;
  onDirty: (isDirty: boolean) => void;
  onSaved: (saved: SavedDraft) => void;
};

/** Unsaved state of a form with its validation errors. */
export function useItemDraft({ item, title, locale, translate, announce, onDirty, onSaved }: Options) {
  const { draft: kept = { value: item.value, before: item.value, pictures: {} } } = item;
  const [value, setValue] = useState(kept.value);
  const [pictures, setPictures] = useState<Record<string, string>>(kept.pictures);
  const [before, setBefore] = useState(kept.before);
  const wasKept = useRef(item.draft !== undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [found, setFound] = useState<{ value: unknown; findings: Finding[] }>();
  const [error, setError] = useState<ApiError | null>(null);
  // Identifies the latest draft, to discard outdated responses; never rendered.
  const latest = useRef(0);
  const isDirty = written(value) !== written(item.value) || Object.keys(pictures).length > 0;
  const isNew = item.kind !== undefined;
  const draft = useMemo<Draft>(() => {
    const { file, at, kind } = item;
    return { file, at, kind, before, value, pictures, label: title };
  }, [item, before, value, pictures, title]);
  const [checked, setChecked] = useState<Draft | null>(null);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  useEffect(() => {
    const number = ++latest.current;
    if (!isDirty) {
      if (wasKept.current) void api.forgetDraft(item);
      wasKept.current = false;
      return;
    }
    wasKept.current = true;
    timer.current = setTimeout(() => {
      api
        .check(draft)
        .then(
          (answer) => {
            if (number !== latest.current) return;
            setFound({ value: draft.value, findings: answer.findings });
            setError(null);
          },
          (reason: unknown) => {
            if (number === latest.current && reason instanceof ApiError) setError(reason);
          },
        )
        .finally(() => setChecked(draft));
    }, pause);
    return () => clearTimeout(timer.current);
  }, [draft, isDirty, item]);

  const refused = useCallback(
    (reason: unknown) => {
      if (!(reason instanceof ApiError)) throw reason;
      if (reason.code === "mistakes") {
        setFound({ value, findings: reason.findings });
        announce(translate("mistakes", { count: reason.findings.length }));
        // Runs after the errors have rendered.
        setTimeout(goToFirstMistake);
        return;
      }
      setError(reason);
      announce(reason.text?.[locale] ?? translate("offline"));
    },
    [announce, locale, translate, value],
  );

  const send = async (how: Pick<Draft, "isRemoved" | "move" | "before"> = {}) => {
    latest.current += 1;
    // Saving cancels the pending draft check.
    clearTimeout(timer.current);
    setChecked(draft);
    announce(translate("saving"));
    try {
      const saved = await api.save({ ...draft, ...how });
      onSaved({ file: saved.file, at: saved.at, label: title, isRemoved: how.isRemoved });
    } catch (reason) {
      refused(reason);
    }
  };

  const keepAddress = ({ from, to }: Redirect) =>
    api
      .keepAddress(from)
      .then(() => onSaved({ file: item.file, at: item.at, label: `${from} → ${to}` }), refused);

  const save = async () => {
    const leap = findSuspiciousFigure(before, value);
    if (leap && !confirm(translate("leap", leap))) return;
    if (isDirty || isNew) await send();
    else announce(translate("nothingToSave"));
  };

  const choosePicture = useCallback(
    (picture: string, name: string) => setPictures((others) => ({ ...others, [picture]: name })),
    [],
  );

  // A rejected removal leaves the form unmodified, but its errors still apply.
  const isJudged = isDirty || isNew || found?.value === value;
  return {
    value,
    setValue,
    pictures,
    choosePicture,
    findings: (isJudged ? found?.findings : item.reminders) ?? [],
    isReminding: !isJudged,
    isChecking: isDirty && checked !== draft,
    isDirty,
    error,
    save,
    keepAddress,
    remove: () => send({ isRemoved: true }),
    move: (by: -1 | 1) => send({ move: by }),
    /** Overwrites a version that was saved meanwhile. */
    insist: () => {
      setBefore(error?.saved);
      setError(null);
      return send({ before: error?.saved });
    },
    isKept: item.draft !== undefined,
  };
}

export type ItemDraft = ReturnType<typeof useItemDraft>;
