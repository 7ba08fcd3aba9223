import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { decodeText } from "../../src/gatsby/data/text-file";
import { isContentFile, isFormerText } from "./content-paths";
import { Refusal } from "./refusal";

/** Folder of what the studio keeps for itself, from the project's root; Git ignores it. */
export const studioFolder = ".studio";

/** Contents by file; null is a file that does not exist. */
export type Contents = ReadonlyMap<string, Buffer | null>;

/** A short name of a content: two are the same when their names are. */
export const hashOf = (content: Buffer): string =>
  crypto.createHash("sha256").update(content).digest("hex").slice(0, 32);

/** The content files of a project, and no others. */
export class ContentStore {
  private readonly realRoot: string;

  /** @param root the project's root */
  constructor(readonly root: string) {
    this.realRoot = fs.realpathSync(root);
  }

  /**
   * Where a content file is.
   * @throws Refusal for what is not on the closed list, and for what a link leads elsewhere
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
   * The text of a file in UTF-8 or UTF-16, line ends included. What is written again is UTF-8.
   * @throws Refusal when it is missing or in another encoding: what cannot be read whole is not written again
   */
  readText(file: string): string {
    const content = this.read(file);
    if (!content) throw new Refusal(404, "missingFile", { file });
    const { text, isDamaged } = decodeText(content);
    if (isDamaged) throw new Refusal(422, "notUtf8", { file });
    return text;
  }

  /** Puts a file into its place whole, so that nobody ever reads half of it; null deletes it. */
  write(file: string, content: Buffer | null): void {
    const place = this.placeOf(file);
    if (content === null) {
      fs.rmSync(place, { force: true });
      return;
    }
    // Outside of data/, which a development server watches.
    const unfinished = path.join(this.folder("unfinished"), crypto.randomUUID());
    const mode = fs.statSync(place, { throwIfNoEntry: false })?.mode;
    const handle = fs.openSync(unfinished, "wx", mode);
    try {
      fs.writeFileSync(handle, content);
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.renameSync(unfinished, place);
  }

  /** A folder of the studio's own, made where it is not there yet. */
  folder(name: string): string {
    const folder = path.join(this.realRoot, studioFolder, name);
    fs.mkdirSync(folder, { recursive: true });
    return folder;
  }
}
