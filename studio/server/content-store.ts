import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { decodeText } from "../../src/gatsby/data/text-file";
import { attempt } from "../../src/lib/browser-support";
import { isContentFile, isFormerText } from "./content-paths";
import { Refusal } from "./refusal";

/** File contents by path; null if the file does not exist. */
export type Contents = ReadonlyMap<string, Buffer | null>;

export const isSameContent = (a: Buffer | null, b: Buffer | null): boolean =>
  a && b ? a.equals(b) : a === b;

/** Access to a project's content files and to the studio's own data, but to no other files. */
export class ContentStore {
  private readonly realRoot: string;

  constructor(readonly root: string) {
    this.realRoot = fs.realpathSync(root);
  }

  /** @throws Refusal for a path outside the allowlist, or one that involves a symbolic link */
  private placeOf(file: string): string {
    if (!isContentFile(file) && !isFormerText(file)) throw new Refusal(403, "unknownFile", { file });
    const place = path.join(this.realRoot, file);
    const folder = path.dirname(place);
    const isMoved = fs.existsSync(folder) && fs.realpathSync(folder) !== folder;
    if (isMoved || fs.lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Refusal(403, "linkedFile", { file });
    return place;
  }

  read(file: string): Buffer | null {
    const place = this.placeOf(file);
    return fs.existsSync(place) ? fs.readFileSync(place) : null;
  }

  /**
   * Returns the text of a UTF-8 or UTF-16 file with its original line endings; writing it back yields UTF-8.
   * @throws Refusal if the file is missing or has another encoding, since rewriting it would lose data
   */
  readText(file: string): string {
    const content = this.read(file);
    if (!content) throw new Refusal(404, "missingFile", { file });
    const { text, isDamaged } = decodeText(content);
    if (isDamaged) throw new Refusal(422, "notUtf8", { file });
    return text;
  }

  /** Writes a file atomically, or deletes it if the content is null. */
  write(file: string, content: Buffer | null): void {
    const place = this.placeOf(file);
    if (content === null) return fs.rmSync(place, { force: true });
    // Outside data/, which a development server watches.
    const unfinished = this.own("unfinished", crypto.randomUUID());
    const mode = fs.statSync(place, { throwIfNoEntry: false })?.mode;
    fs.writeFileSync(unfinished, content, { flag: "wx", mode, flush: true });
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.renameSync(unfinished, place);
  }

  /** Creates a folder for the studio's own data, which Git ignores, and returns a path in it. */
  own(...names: string[]): string {
    const place = path.join(this.realRoot, ".studio", ...names);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    return place;
  }

  /** Stores content in the studio's own data under its hash, and returns the file name. */
  keep(content: Buffer, folder: string, extension = ""): string {
    const hash = crypto.createHash("sha256").update(content).digest("hex");
    const name = hash.slice(0, 32) + extension;
    if (!fs.existsSync(this.own(folder, name))) fs.writeFileSync(this.own(folder, name), content);
    return name;
  }

  /** Returns the entries of one of the studio's own JSON files; empty if it is missing or incomplete. */
  entries = <Entry>(name: string): Record<string, Entry> =>
    attempt(() => JSON.parse(fs.readFileSync(this.own(name), "utf8")) as Record<string, Entry>, {});

  /** Merges entries into one of the studio's own JSON files; an `undefined` value removes the entry. */
  addEntries(name: string, entries: object): void {
    fs.writeFileSync(this.own(name), JSON.stringify({ ...this.entries(name), ...entries }));
  }
}
