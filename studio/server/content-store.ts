import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { decodeText } from "../../src/gatsby/data/text-file";
import { isContentFile, isFormerText } from "./content-paths";
import { Refusal } from "./refusal";

/** File contents by path; null if the file does not exist. */
export type Contents = ReadonlyMap<string, Buffer | null>;

/** Returns a hash that identifies content. */
export const hashOf = (content: Buffer): string =>
  crypto.createHash("sha256").update(content).digest("hex").slice(0, 32);

/** Reports whether two states of a file are equal. */
export const isSameContent = (a: Buffer | null, b: Buffer | null): boolean =>
  a && b ? a.equals(b) : a === b;

/** Access to the content files of a project, and to no others. */
export class ContentStore {
  private readonly realRoot: string;

  /** @param root project root */
  constructor(readonly root: string) {
    this.realRoot = fs.realpathSync(root);
  }

  /**
   * Returns the absolute path of a content file.
   * @throws Refusal for a path outside the allowlist, or one that involves a symbolic link
   */
  placeOf(file: string): string {
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
   * Returns the text of a UTF-8 or UTF-16 file with its original line endings. Writing converts it to UTF-8.
   * @throws Refusal if the file is missing or has another encoding, since rewriting it would lose data
   */
  readText(file: string): string {
    const content = this.read(file);
    if (!content) throw new Refusal(404, "missingFile", { file });
    const { text, isDamaged } = decodeText(content);
    if (isDamaged) throw new Refusal(422, "notUtf8", { file });
    return text;
  }

  /** Writes a file atomically; null deletes it. */
  write(file: string, content: Buffer | null): void {
    const place = this.placeOf(file);
    if (content === null) return fs.rmSync(place, { force: true });
    // Outside data/, which a development server watches.
    const unfinished = path.join(this.folder("unfinished"), crypto.randomUUID());
    const mode = fs.statSync(place, { throwIfNoEntry: false })?.mode;
    fs.writeFileSync(unfinished, content, { flag: "wx", mode, flush: true });
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.renameSync(unfinished, place);
  }

  /** Returns a subfolder of the studio's own data, which Git ignores, creating it if missing. */
  folder(name: string): string {
    const folder = path.join(this.realRoot, ".studio", name);
    fs.mkdirSync(folder, { recursive: true });
    return folder;
  }
}
