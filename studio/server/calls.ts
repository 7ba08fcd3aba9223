import * as v from "valibot";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { attempt } from "../../src/lib/browser-support";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { checkChanges } from "../../plugins/content-check/check-changes";
import { noteSchedule } from "../../plugins/content-check/check-content";
import { call, place, type Studio } from "./call";
import { findingsFor, newFindings, noticesFor, openReminders, rejectIfNeeded } from "./check-draft";
import { isContentFile } from "./content-paths";
import { filesOf, readIfAny, readTarget } from "./documents";
import {
  contentsOf,
  draftFields,
  draftKey,
  draftsFile,
  isRemovable,
  language,
  movedTarget,
  listLength,
  newKind,
  placeNow,
  type Draft,
  type DraftPlace,
  type Item,
  type Fields,
} from "./drafts";
import { getPublished } from "./fetch-published";
import { findText } from "./find-text";
import { formSchema } from "./form-schema";
import { changesOf, commitOnBranch, handOverOf, sendBranch } from "./hand-over";
import { changedFields, isSameItem, merged } from "./merge";
import { fixedNames, newItem, placeOfItem, placeOfNewItem, unnamedPlace } from "./new-items";
import { outline, placeholdersOf } from "./outline";
import { Refusal } from "./refusal";
import type { Target } from "./target";
import { shownValue } from "../texts/shown-value";
import { translator } from "../texts/translator";
import { placeholderTitles } from "./titles";

function permitted(target: Target): Target {
  if (!filesOf(target).every(isContentFile)) throw new Refusal(403, "unknownFile", { file: target.file });
  return target;
}

/** API operations by name, with JSON bodies and responses. */
export function callsOf({ store, history, preview, showDay }: Studio) {
  const drafts = () => store.entries<Fields>(draftsFile);
  /**
   * Stores an unsaved edit, so that it survives a reload, a crash and a change of port; without a value,
   * deletes it.
   */
  const keepDraft = (draft: Fields) =>
    store.addEntries(draftsFile, { [draftKey(draft)]: draft.value === undefined ? undefined : draft });
  /** Returns the draft saved for a location, unless that location now contains a different item. */
  const draftOf = (at: DraftPlace, value: unknown) => {
    const draft = drafts()[draftKey({ ...at, before: value })];
    const isSame = at.kind !== undefined || isSameItem(draft?.before, value);
    return isSame && (draft?.replaced || !isDeepStrictEqual(draft?.value, value)) ? draft : undefined;
  };
  const openDrafts = () =>
    Object.values(drafts())
      .map((one) => (one.kind ? one : { ...one, ...attempt(() => placeNow(store, one, one.before), one) }))
      .filter((one) => one.kind ?? draftOf(one, readIfAny(store, one)));
  const targetOf = ({ file, at, kind, value, before }: DraftPlace & Partial<Fields>) =>
    kind ? placeOfNewItem(store, kind, value) : placeNow(store, permitted({ file, at }), before);
  const itemAt = (target: DraftPlace, value: unknown, locale: MaintainerLanguage): Item => ({
    ...target,
    value,
    schema: formSchema(store.root, target, value, locale),
    fixedNames: fixedNames(store, target),
    draft: draftOf(target, value),
  });
  const findingsOf = async (draft: Draft) => {
    const contents = await contentsOf(store, draft);
    const { target, kind, value } = draft;
    const place = kind ? target : placeOfItem(store, target, value);
    return { contents, findings: findingsFor(store.root, place, newFindings(store, contents)), place };
  };
  const changesFrom = (saved: unknown, value: unknown, target: Target, locale: MaintainerLanguage) => {
    const schema = formSchema(store.root, target, value, locale);
    return changedFields(schema, saved, value, placeholdersOf(store.root), locale);
  };
  const write = async (draft: Draft, label: string, details?: string[]) => {
    const { contents, findings, place: now } = await findingsOf(draft);
    if (findings.length > 0) throw new Refusal(422, "mistakes", { count: findings.length }, { findings });
    return { change: history.write({ label, details, move: draft.move }, contents), now };
  };
  let last: Promise<unknown> = Promise.resolve();
  /** Serialises calls to a function, so that none overwrites a file that another has just read. */
  const inTurn =
    <Input, Result>(run: (input: Input) => Promise<Result>) =>
    (input: Input): Promise<Result> => {
      const result = last.then(() => run(input));
      last = result.catch(() => undefined);
      return result;
    };
  return {
    outline: call({}, () => ({
      sections: outline(store.root),
      placeholders: placeholdersOf(store.root),
      placeholderTitles: placeholderTitles(store.root),
      preview: preview ?? null,
      drafts: openDrafts(),
      changes: history.entries().slice(0, 200),
      handedUntil: handOverOf(store).since,
    })),
    find: call({ text: v.string(), isWhole: v.optional(v.boolean(), false) }, ({ text, isWhole }) =>
      findText(store, text, isWhole),
    ),
    item: call({ ...place, before: v.optional(v.unknown()), language }, (given): Item => {
      const target = targetOf(given);
      const value = readTarget(store, target);
      if (given.before !== undefined && !isSameItem(given.before, value))
        throw new Refusal(404, "missingItem");
      const reminders = [...checkChanges(store.root, "HEAD"), ...noteSchedule(store.root, new Date())];
      return {
        ...itemAt(target, value, given.language),
        isRemovable: isRemovable(target),
        listLength: listLength(store, target),
        reminders: [
          ...findingsFor(store.root, target, reminders).filter(({ at }) => at !== null),
          ...noticesFor(store, target),
        ],
      };
    }),
    newItem: call({ kind: newKind, language }, ({ kind, language: locale }) =>
      itemAt({ ...unnamedPlace(kind), kind }, newItem(store, kind), locale),
    ),
    check: call(draftFields, async (draft) => {
      if (!draft.isRemoved) keepDraft(draft);
      const target = targetOf(draft);
      const { findings } = await findingsOf({ ...draft, target });
      const saved = draft.kind ? draft.value : readTarget(store, target);
      // Omits concurrent changes by others.
      const { value } = draft.kind ? draft : merged(draft.before, draft.value, saved);
      return { findings, changes: changesFrom(saved, value, target, draft.language) };
    }),
    keepDraft: call(draftFields, keepDraft),
    save: call(
      draftFields,
      inTurn(async ({ before, ...given }) => {
        const draft: Draft = { ...given, target: targetOf({ ...given, before }) };
        const { target, isRemoved, move } = draft;
        const moved = move && movedTarget(store, target, move);
        let { label } = given;
        let details: string[] | undefined;
        if (isRemoved) label = translator(given.language)("removed", { label });
        if (moved) draft.move = Number(moved.at.at(-1)) - Number(target.at.at(-1));
        if (draft.kind)
          label = `${label}: ${shownValue(draft.value, placeholdersOf(store.root), given.language)}`;
        else {
          const saved = readTarget(store, target);
          // Removing or moving an item counts as a change of the whole item.
          const mine = isRemoved || moved ? null : draft.value;
          const { value, conflicts } = merged(before, mine, saved);
          if (conflicts.length > 0)
            throw new Refusal(409, "changedMeanwhile", {}, { conflicts, saved, merged: value });
          if (mine !== null) {
            const lines = changesFrom(saved, value, target, given.language);
            if (lines.length === 1) label = `${label} – ${lines[0]}`;
            else details = lines;
          }
          draft.value = value;
        }
        const { change, now } = await write(draft, label, details);
        keepDraft({ ...given, before, value: undefined });
        return { file: now.file, at: (moved || target).at, change };
      }),
    ),
    undo: call(
      { id: v.string(), isUndone: v.optional(v.boolean(), false) },
      inTurn(async ({ id, isUndone }) => {
        const { change, contents } = await history.contentsToggled(id, isUndone);
        rejectIfNeeded({ store, history }, change, newFindings(store, contents));
        return { change: history.write({ label: change.label, undoes: change.id }, contents) };
      }),
    ),
    changes: call({ language }, ({ language: locale }) => ({
      ...changesOf(store, locale),
      drafts: openDrafts().length,
      reminders: openReminders(store.root),
    })),
    handOver: call({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) }, ({ message }) =>
      commitOnBranch(store, message),
    ),
    send: call({}, () => sendBranch(store)),
    getPublished: call({ language }, ({ language: locale }) => getPublished(store, locale)),
    /** Waits until the preview's development server responds. */
    awaitPages: call({}, async () => {
      const isThere = (address: string) => fetch(address).catch(() => undefined);
      while (preview && !(await isThere(preview))) await setTimeout(1000);
    }),
    showDay: call({ day: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d\d-\d\d)?$/)) }, (at) => showDay(at.day)),
  };
}

export type Calls = ReturnType<typeof callsOf>;
