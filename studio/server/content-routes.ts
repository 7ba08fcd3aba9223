import { Hono } from "hono";
import { isMaintainerLanguage, type MaintainerLanguage } from "../../src/gatsby/content/maintainer-language";
import { checkChanges } from "../../src/gatsby/content/check-changes";
import { DraftChecker, findingsFor, offeredRedirect } from "./check-draft";
import { isContentFile, isPictureFile } from "./content-paths";
import type { ContentStore } from "./content-store";
import { filesOf, readTarget, type Target } from "./documents";
import { contentsOf, isRemovable, type Draft } from "./drafts";
import { formSchema } from "./form-schema";
import { readBody } from "./guards";
import type { History } from "./history";
import { findText } from "./find-text";
import { isNewItemKind, newItem, newItemKinds, placeOfNewItem } from "./new-items";
import { outline } from "./outline";
import { parseBody } from "./parse-body";
import { maxPictureBytes, type Pictures } from "./pictures";
import { placeholderTexts } from "./placeholder-texts";
import { Refusal } from "./refusal";

export type Studio = {
  store: ContentStore;
  history: History;
  pictures: Pictures;
  preview: string | undefined;
  now: () => Date;
};

const redirectsFile = "data/redirects.json";

const maxFormBytes = 1024 * 1024;

const mediaTypes: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
};

/** A target as an address names it: `file`, and `at` as a JSON list. */
function targetOf(file: unknown, at: unknown): Target {
  const isPath = Array.isArray(at) && at.every((key) => typeof key === "string" || Number.isSafeInteger(key));
  if (typeof file !== "string" || !isPath) throw new Refusal(400, "badRequest");
  const target = { file, at: at as Target["at"] };
  if (!filesOf(target).every(isContentFile)) throw new Refusal(403, "unknownFile", { file });
  return target;
}

/** A draft as the application sends it. */
function draftOf(store: ContentStore, body: Record<string, unknown>): Draft {
  const { kind, value, pictures, isRemoved } = body;
  const draft = {
    value,
    ...(isRemoved === true && { isRemoved }),
    ...(typeof pictures === "object" && pictures !== null && { pictures: pictures as Draft["pictures"] }),
  };
  if (isNewItemKind(kind)) return { ...draft, kind, target: placeOfNewItem(store, kind, value) };
  return { ...draft, target: targetOf(body.file, body.at) };
}

/** The calls that read, check and save what forms edit. */
export function contentRoutes({ store, history, pictures, preview, now }: Studio): Hono {
  const checker = new DraftChecker(store);
  const form = (target: Target, value: unknown, locale: MaintainerLanguage) => ({
    ...target,
    value,
    schema: formSchema(store.root, target, value, locale),
  });
  const localeOf = (language: string | undefined): MaintainerLanguage =>
    isMaintainerLanguage(language) ? language : "tr";
  return new Hono()
    .get("/outline", (context) =>
      context.json({
        sections: outline(store.root),
        placeholders: placeholderTexts(store.root),
        preview: preview ?? null,
      }),
    )
    .get("/find", (context) => context.json({ items: findText(store, context.req.query("text") ?? "") }))
    .get("/item", (context) => {
      const { file, at = "", language } = context.req.query();
      const target = targetOf(file, parseBody(Buffer.from(`{"at":${at}}`)).at);
      const files = filesOf(target);
      const stale = checkChanges(store.root, "HEAD").filter((finding) => files.includes(finding.file));
      return context.json({
        ...form(target, readTarget(store, target), localeOf(language)),
        version: store.versionOf(files),
        isRemovable: isRemovable(target),
        reminders: findingsFor(target, stale).filter(({ at: place }) => place !== null),
      });
    })
    .get("/new/:kind", (context) => {
      const kind = context.req.param("kind");
      if (!isNewItemKind(kind)) throw new Refusal(404, "unknownAddress");
      const value = newItem(store, kind, now());
      const place = newItemKinds[kind];
      const target: Target =
        "file" in place ? { file: place.file, at: [0] } : { file: `${place.folder}/new-item.json`, at: [] };
      return context.json({ ...form(target, value, localeOf(context.req.query("language"))), kind });
    })
    .post("/check", async (context) => {
      const draft = draftOf(store, parseBody(await readBody(context.req.raw, maxFormBytes)));
      const findings = checker.newFindings(await contentsOf(store, draft, pictures.read));
      return context.json({ findings: findingsFor(draft.target, findings) });
    })
    .put("/item", async (context) => {
      const body = parseBody(await readBody(context.req.raw, maxFormBytes));
      const draft = draftOf(store, body);
      const files = filesOf(draft.target);
      if (!draft.kind && body.version !== store.versionOf(files))
        throw new Refusal(409, "changedMeanwhile", { file: draft.target.file });
      const contents = await contentsOf(store, draft, pictures.read);
      const findings = checker.newFindings(contents);
      if (findings.length > 0)
        return context.json({ code: "mistakes", findings: findingsFor(draft.target, findings) }, 422);
      const label = typeof body.label === "string" ? body.label.slice(0, 200) : draft.target.file;
      const change = history.write(label, contents);
      return context.json({ ...draft.target, change, version: store.versionOf(files) });
    })
    .post("/redirect", async (context) => {
      const { from } = parseBody(await readBody(context.req.raw, maxFormBytes));
      const offers = checkChanges(store.root, "HEAD").flatMap((finding) => offeredRedirect(finding) ?? []);
      const offer = offers.find((entry) => entry.from === from);
      if (!offer) throw new Refusal(404, "missingPart");
      const target = { file: redirectsFile, at: [] };
      const value = [...(readTarget(store, target) as unknown[]), offer];
      const contents = await contentsOf(store, { target, value }, pictures.read);
      const findings = checker.newFindings(contents);
      if (findings.length > 0)
        return context.json({ code: "mistakes", findings: findingsFor(target, findings) }, 422);
      return context.json({ change: history.write(`${offer.from} → ${offer.to}`, contents) });
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
      const type = mediaTypes[(name ?? file).split(".").at(-1) ?? ""] ?? "application/octet-stream";
      return context.body(new Uint8Array(content), 200, { "content-type": type });
    });
}
