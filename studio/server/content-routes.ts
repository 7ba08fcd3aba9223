import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { isMaintainerLanguage, type MaintainerLanguage } from "../../src/config/maintainer-language";
import { checkChanges } from "../../plugins/content-check/check-changes";
import { findingsFor, offeredRedirect, type DraftChecker } from "./check-draft";
import { isContentFile, isPictureFile } from "./content-paths";
import type { ContentStore } from "./content-store";
import { filesOf, readTarget, type Target } from "./documents";
import { contentsOf, isMovable, isRemovable, type Draft } from "./drafts";
import { fixedNames } from "./fixed-names";
import { formSchema } from "./form-schema";
import { readBody } from "./guards";
import { KeptDrafts } from "./kept-drafts";
import { merged } from "./merge";
import type { History } from "./history";
import { findText } from "./find-text";
import { newItem, placeOfNewItem, unnamedPlace } from "./new-items";
import { isNewItemKind } from "./outline-groups";
import { nameOfChange } from "./name-change";
import { outline, titleOf } from "./outline";
import { parseBody, readJson } from "./parse-body";
import { maxPictureBytes, type Pictures } from "./pictures";
import { placeholderTexts } from "./placeholder-texts";
import { Refusal } from "./refusal";
import { noteSchedule } from "../../plugins/content-check/check-content";
import { homePageNotice } from "./note-home-questions";
import { messageOf } from "../texts/messages";

export type Studio = {
  store: ContentStore;
  checker: DraftChecker;
  history: History;
  pictures: Pictures;
  preview: string | undefined;
  showDay: (day: string) => Promise<void>;
  now: () => Date;
};

const redirectsFile = "data/redirects.json";

/** Parses a target from query parameters: `file`, and `at` as a JSON array. */
function targetOf(file: unknown, at: unknown): Target {
  const isPath = Array.isArray(at) && at.every((key) => typeof key === "string" || Number.isSafeInteger(key));
  if (typeof file !== "string" || !isPath) throw new Refusal(400, "badRequest");
  const target = { file, at: at as Target["at"] };
  if (!filesOf(target).every(isContentFile)) throw new Refusal(403, "unknownFile", { file });
  return target;
}

/** Parses a draft from a request body. */
function draftOf(store: ContentStore, body: Record<string, unknown>): Draft {
  const { kind, value, pictures, isRemoved, move } = body;
  const draft = {
    value,
    ...(isRemoved === true && { isRemoved }),
    ...((move === 1 || move === -1) && { move: move as Draft["move"] }),
    ...(typeof pictures === "object" && pictures !== null && { pictures: pictures as Draft["pictures"] }),
  };
  if (isNewItemKind(kind)) return { ...draft, kind, target: placeOfNewItem(store, kind, value) };
  return { ...draft, target: targetOf(body.file, body.at) };
}

/** Storage key of a draft; new items have one draft per kind, whatever their slug. */
const keptPlace = ({ target, kind }: Draft) => ({ ...(kind ? { file: "", at: [] } : target), kind });

const labelOf = ({ label }: Record<string, unknown>, { target }: Draft) =>
  typeof label === "string" ? label.slice(0, 200) : target.file;

/** Routes that read, check and save form content. */
export function contentRoutes({ store, checker, history, pictures, preview, now }: Studio): Hono {
  const drafts = new KeptDrafts(store);
  const form = (target: Target, value: unknown, locale: MaintainerLanguage) => ({
    ...target,
    value,
    schema: formSchema(store.root, target, value, locale),
    fixedNames: fixedNames(store, target),
  });
  /** Saves a draft, or returns the errors that it would introduce. */
  const write = async (draft: Draft, label: string) => {
    const contents = await contentsOf(store, draft, pictures.read);
    const found = checker.newFindings(contents);
    if (found.length > 0) return { findings: findingsFor(store.root, draft.target, found) };
    const change = history.write(label, contents);
    checker.noteSaved(contents);
    return { change };
  };
  const localeOf = (language: string | undefined): MaintainerLanguage =>
    isMaintainerLanguage(language) ? language : "tr";
  return new Hono()
    .get("/outline", (context) =>
      context.json({
        sections: outline(store.root),
        placeholders: placeholderTexts(store.root),
        preview: preview ?? null,
        drafts: drafts.list().map(({ file, at, kind, label }) => ({ file, at, kind, label })),
      }),
    )
    .get("/find", (context) => context.json({ items: findText(store, context.req.query("text") ?? "") }))
    .get("/item", (context) => {
      const { file, at = "", language } = context.req.query();
      const target = targetOf(file, parseBody(Buffer.from(`{"at":${at}}`)).at);
      const value = readTarget(store, target);
      const reminders = [...checkChanges(store.root, "HEAD"), ...noteSchedule(store.root, now())];
      return context.json({
        ...form(target, value, localeOf(language)),
        isRemovable: isRemovable(target),
        isMovable: isMovable(target),
        draft: drafts.of(target, value),
        reminders: [
          ...findingsFor(store.root, target, reminders).filter(({ at: place }) => place !== null),
          ...homePageNotice(store, target),
        ],
      });
    })
    .get("/new/:kind", (context) => {
      const kind = context.req.param("kind");
      if (!isNewItemKind(kind)) throw new Refusal(404, "unknownAddress");
      const value = newItem(store, kind, now());
      const item = form(unnamedPlace(kind), value, localeOf(context.req.query("language")));
      return context.json({ ...item, kind, draft: drafts.of({ file: "", at: [], kind }, value) });
    })
    .post("/check", async (context) => {
      const body = await readJson(context.req.raw);
      const draft = draftOf(store, body);
      drafts.keep({
        ...keptPlace(draft),
        label: labelOf(body, draft),
        before: body.before,
        value: draft.value,
        pictures: draft.pictures ?? {},
      });
      const findings = checker.newFindings(await contentsOf(store, draft, pictures.read));
      return context.json({ findings: findingsFor(store.root, draft.target, findings) });
    })
    .delete("/draft", async (context) => {
      const { file, at, kind } = await readJson(context.req.raw);
      drafts.forget(isNewItemKind(kind) ? { file: "", at: [], kind } : targetOf(file, at));
      return context.json({});
    })
    .put("/item", async (context) => {
      const body = await readJson(context.req.raw);
      const draft = draftOf(store, body);
      let label = labelOf(body, draft);
      if (draft.kind) label = `${label}: ${titleOf(draft.value, "").tr}`;
      else {
        const saved = readTarget(store, draft.target);
        // Removing or moving an item counts as a change of the whole item.
        const mine = draft.isRemoved || draft.move ? null : draft.value;
        const { value, conflicts } = merged(body.before, mine, saved);
        if (conflicts.length > 0)
          return context.json(
            { code: "changedMeanwhile", message: messageOf("changedMeanwhile"), conflicts, saved },
            409,
          );
        if (mine !== null) label = nameOfChange(label, saved, value);
        draft.value = value;
      }
      const { findings, change } = await write(draft, label);
      if (findings) return context.json({ code: "mistakes", findings }, 422);
      drafts.forget(keptPlace(draft));
      const { target, move = 0 } = draft;
      const at = move ? [...target.at.slice(0, -1), Number(target.at.at(-1)) + move] : target.at;
      return context.json({ file: target.file, at, change });
    })
    .post("/redirect", async (context) => {
      const { from } = await readJson(context.req.raw);
      const offers = checkChanges(store.root, "HEAD").flatMap((finding) => offeredRedirect(finding) ?? []);
      const offer = offers.find((entry) => entry.from === from);
      if (!offer) throw new Refusal(404, "missingPart");
      const target = { file: redirectsFile, at: [] };
      const value = [...(readTarget(store, target) as unknown[]), offer];
      const { findings, change } = await write({ target, value }, `${offer.from} → ${offer.to}`);
      return findings ? context.json({ code: "mistakes", findings }, 422) : context.json({ change });
    })
    .post("/pictures/:place", async (context) => {
      const bytes = await readBody(context.req.raw, maxPictureBytes);
      return context.json(await pictures.prepare(bytes, context.req.param("place")));
    })
    .get("/picture", (context) => {
      const { file = "", name } = context.req.query();
      if (name === undefined && !isPictureFile(file)) throw new Refusal(403, "unknownFile", { file });
      const content = name === undefined ? store.read(file) : pictures.read(name);
      if (!content) throw new Refusal(404, "missingFile", { file });
      const type = getMimeType(name ?? file) ?? "application/octet-stream";
      return context.body(new Uint8Array(content), 200, { "content-type": type });
    });
}
