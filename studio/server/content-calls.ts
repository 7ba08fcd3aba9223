import * as v from "valibot";
import { maintainerLanguages, type MaintainerLanguage } from "../../src/config/maintainer-language";
import { checkChanges } from "../../plugins/content-check/check-changes";
import { noteSchedule } from "../../plugins/content-check/check-content";
import { call, place, type Studio } from "./call";
import { findingsFor, newFindings, offeredRedirect, type FormFinding } from "./check-draft";
import { isContentFile } from "./content-paths";
import { filesOf, readTarget } from "./documents";
import { contentsOf, isMovable, isRemovable, type Draft } from "./drafts";
import { findText } from "./find-text";
import { fixedNames } from "./fixed-names";
import { formSchema, type FormSchema } from "./form-schema";
import { KeptDrafts, type KeptDraft } from "./kept-drafts";
import { merged } from "./merge";
import { nameOfChange } from "./name-change";
import { newItem, placeOfNewItem, unnamedPlace } from "./new-items";
import { homePageNotice } from "./note-home-questions";
import { newItemKinds, type NewItemKind } from "./outline-groups";
import { outline } from "./outline";
import { placeholdersOf } from "./placeholder-texts";
import { Refusal } from "./refusal";
import type { Target } from "./target";
import { titleOf } from "./titles";

/** Content edited by a form. `kind` is set for a new item. */
export type Item = Target & {
  value: unknown;
  schema: FormSchema;
  kind?: NewItemKind;
  /** Slugs in the file that must not change. */
  fixedNames: string[];
  isRemovable?: boolean;
  isMovable?: boolean;
  reminders?: FormFinding[];
  /** Unsaved edit, and the value it is based on. */
  draft?: KeptDraft;
};

const kinds = Object.keys(newItemKinds) as NewItemKind[];
const language = v.optional(v.picklist(maintainerLanguages), "tr");
const draftFields = {
  ...place,
  kind: v.optional(v.picklist(kinds)),
  value: v.optional(v.unknown()),
  /** Value that the form started with. */
  before: v.optional(v.unknown()),
  label: v.optional(v.pipe(v.string(), v.maxLength(200))),
  isRemoved: v.optional(v.boolean()),
  /** Moves a list item one position up or down. */
  move: v.optional(v.picklist([-1, 1])),
  /** Server names of prepared images, by file. */
  pictures: v.optional(v.record(v.string(), v.string())),
};

function permitted(target: Target): Target {
  if (!filesOf(target).every(isContentFile)) throw new Refusal(403, "unknownFile", { file: target.file });
  return target;
}

/** Calls that read, check and save the content of forms. */
export function contentCalls({ store, history, pictures, preview }: Studio) {
  const drafts = new KeptDrafts(store);
  const targetOf = ({ file, at, kind, value }: Target & Pick<Draft, "kind" | "value">) =>
    kind ? placeOfNewItem(store, kind, value) : permitted({ file, at });
  const itemAt = (target: Target, value: unknown, locale: MaintainerLanguage, kind?: NewItemKind): Item => ({
    ...target,
    value,
    schema: formSchema(store.root, target, value, locale),
    kind,
    fixedNames: fixedNames(store, target),
    draft: drafts.of({ ...target, kind }, value),
  });
  /**
   * Saves a draft.
   * @throws Refusal with the errors that it would introduce
   */
  const write = async (draft: Draft, label: string) => {
    const contents = await contentsOf(store, draft, pictures.read);
    const findings = findingsFor(store.root, draft.target, newFindings(store, contents));
    if (findings.length > 0) throw new Refusal(422, "mistakes", { count: findings.length }, { findings });
    return history.write(label, contents);
  };
  return {
    outline: call({}, () => ({
      sections: outline(store.root),
      placeholders: placeholdersOf(store.root),
      preview: preview ?? null,
      drafts: drafts.list().map(({ file, at, kind, label }) => ({ file, at, kind, label })),
    })),
    find: call({ text: v.string() }, ({ text }) => ({ items: findText(store, text) })),
    item: call({ ...place, language }, ({ language: locale, ...given }): Item => {
      const target = permitted(given);
      const value = readTarget(store, target);
      const reminders = [...checkChanges(store.root, "HEAD"), ...noteSchedule(store.root, new Date())];
      return {
        ...itemAt(target, value, locale),
        isRemovable: isRemovable(target),
        isMovable: isMovable(target),
        reminders: [
          ...findingsFor(store.root, target, reminders).filter(({ at }) => at !== null),
          ...homePageNotice(store, target),
        ],
      };
    }),
    newItem: call({ kind: v.picklist(kinds), language }, ({ kind, language: locale }) =>
      itemAt(unnamedPlace(kind), newItem(store, kind, new Date()), locale, kind),
    ),
    check: call(draftFields, async ({ before, value, label = "", pictures: chosen = {}, ...draft }) => {
      const target = targetOf({ ...draft, value });
      drafts.set(draft, { ...target, kind: draft.kind, label, before, value, pictures: chosen });
      const contents = await contentsOf(store, { ...draft, value, target, pictures: chosen }, pictures.read);
      return { findings: findingsFor(store.root, target, newFindings(store, contents)) };
    }),
    forgetDraft: call({ ...place, kind: draftFields.kind }, (given) => drafts.set(given)),
    save: call(draftFields, async ({ before, ...given }) => {
      const draft: Draft = { ...given, target: targetOf(given) };
      const { target, kind, isRemoved, move = 0 } = draft;
      let { label = target.file } = given;
      if (kind) label = `${label}: ${titleOf(draft.value, "").tr}`;
      else {
        const saved = readTarget(store, target);
        // Removing or moving an item counts as a change of the whole item.
        const mine = isRemoved || move ? null : draft.value;
        const { value, conflicts } = merged(before, mine, saved);
        if (conflicts.length > 0) throw new Refusal(409, "changedMeanwhile", {}, { conflicts, saved });
        if (mine !== null) label = nameOfChange(label, saved, value);
        draft.value = value;
      }
      const change = await write(draft, label);
      drafts.set(given);
      const at = move ? [...target.at.slice(0, -1), Number(target.at.at(-1)) + move] : target.at;
      return { file: target.file, at, change };
    }),
    redirect: call({ from: v.optional(v.unknown()) }, async ({ from }) => {
      const offers = checkChanges(store.root, "HEAD").flatMap((finding) => offeredRedirect(finding) ?? []);
      const offer = offers.find((entry) => entry.from === from);
      if (!offer) throw new Refusal(404, "missingPart");
      const target = { file: "data/redirects.json", at: [] };
      const value = [...(readTarget(store, target) as unknown[]), offer];
      return { change: await write({ target, value }, `${offer.from} → ${offer.to}`) };
    }),
  };
}
