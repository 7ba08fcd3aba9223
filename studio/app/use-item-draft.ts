import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { MaintainerLanguage } from "../../src/gatsby/content/maintainer-language";
import type { Translate } from "../texts/app-texts";
import { api, ApiError, type Draft, type Finding, type Item, type Redirect, type Target } from "./api";

export type SavedDraft = Target & { label: string; isRemoved?: boolean };

/** Milliseconds without a keystroke after which a draft is checked. */
const pause = 250;

/** JSON as it would be sent: two values that say the same are the same text. */
const written = (value: unknown) => JSON.stringify(value);

type Options = {
  item: Item;
  title: string;
  locale: MaintainerLanguage;
  translate: Translate;
  announce: (text: string) => void;
  onDirty: (isDirty: boolean) => void;
  onSaved: (saved: SavedDraft) => void;
};

/** What a form holds until it is saved, and what the rules find in it. */
export function useItemDraft({ item, title, locale, translate, announce, onDirty, onSaved }: Options) {
  const [value, setValue] = useState(item.value);
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const [found, setFound] = useState<Finding[]>([]);
  const [error, setError] = useState<ApiError | null>(null);
  // Not drawn: which draft an answer is about.
  const latest = useRef(0);
  const isDirty = written(value) !== written(item.value) || Object.keys(pictures).length > 0;
  const isNew = item.kind !== undefined;
  const draft = useMemo<Draft>(() => {
    const { file, at, kind, version } = item;
    return { file, at, kind, version, value, pictures, label: title };
  }, [item, value, pictures, title]);
  const [checked, setChecked] = useState<Draft | null>(null);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  useEffect(() => {
    const number = ++latest.current;
    if (!isDirty) return;
    const timer = setTimeout(() => {
      api
        .check(draft)
        .then(
          (answer) => {
            if (number !== latest.current) return;
            setFound(answer.findings);
            setError(null);
          },
          (reason: unknown) => {
            if (number === latest.current && reason instanceof ApiError) setError(reason);
          },
        )
        .finally(() => setChecked(draft));
    }, pause);
    return () => clearTimeout(timer);
  }, [draft, isDirty]);

  const refused = useCallback(
    (reason: unknown) => {
      if (!(reason instanceof ApiError)) throw reason;
      if (reason.code === "mistakes") {
        setFound(reason.findings);
        announce(translate("mistakes", { count: reason.findings.length }));
        return;
      }
      setError(reason);
      announce(reason.text?.[locale] ?? translate("offline"));
    },
    [announce, locale, translate],
  );

  const send = async (isRemoved: boolean) => {
    latest.current += 1;
    setChecked(draft);
    try {
      const saved = await api.save({ ...draft, ...(isRemoved && { isRemoved }) });
      onSaved({ file: saved.file, at: saved.at, label: title, isRemoved });
    } catch (reason) {
      refused(reason);
    }
  };

  const keepAddress = ({ from, to }: Redirect) =>
    api
      .keepAddress(from)
      .then(() => onSaved({ file: item.file, at: item.at, label: `${from} → ${to}` }), refused);

  const save = async () => {
    if (isDirty || isNew) await send(false);
    else announce(translate("nothingToSave"));
  };

  const choosePicture = useCallback(
    (picture: string, name: string) => setPictures((others) => ({ ...others, [picture]: name })),
    [],
  );

  return {
    value,
    setValue,
    pictures,
    choosePicture,
    findings: isDirty || isNew ? found : (item.reminders ?? []),
    isChecking: isDirty && checked !== draft,
    isDirty,
    error,
    save,
    keepAddress,
    remove: () => send(true),
  };
}

export type ItemDraft = ReturnType<typeof useItemDraft>;
