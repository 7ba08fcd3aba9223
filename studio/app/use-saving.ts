import { useCallback, useRef } from "react";
import type { Target } from "../server/target";
import type { UnsavedEdit } from "./api";
import type { SentDraft } from "./use-item-draft";

/**
 * Returns the unsaved edit of the open form, and a function that replaces it; the browser asks before
 * discarding the edit.
 */
export function useUnsaved() {
  const unsaved = useRef<UnsavedEdit | null>(null);
  const keepEdit = useCallback((edit: UnsavedEdit | null) => {
    unsaved.current = edit;
    window.onbeforeunload = edit && ((event) => event.preventDefault());
  }, []);
  return { unsaved, keepEdit };
}

/** Saves a draft, and returns its new location if its form is open and unchanged. */
type Save = (draft: SentDraft) => Promise<Target | undefined>;

/**
 * Returns a function that saves one draft at a time: moves requested during a save are combined and saved next;
 * other requests are ignored, as the form is about to be replaced.
 */
export function useSaving() {
  const saving = useRef<Promise<unknown>>();
  const moves = useRef(0);
  const saveAll = async (saveNow: Save, draft: SentDraft): Promise<void> => {
    const place = await saveNow(draft);
    const { current: move } = moves;
    moves.current = 0;
    if (place && move) await saveAll(saveNow, { ...draft, ...place, before: draft.value, move });
  };
  const saveInTurn = async (saveNow: Save, draft: SentDraft) => {
    if (saving.current) return void (moves.current += draft.move ?? 0);
    moves.current = 0;
    const done = saveAll(saveNow, draft);
    saving.current = done.catch(() => undefined).finally(() => (saving.current = undefined));
    await done;
  };
  return { saving, saveInTurn };
}
