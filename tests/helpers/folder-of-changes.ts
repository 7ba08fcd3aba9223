import { ContentFolder } from "./content-folder";

/** The project, edited in memory only: nothing is written, and what would be different is known. */
export class FolderOfChanges extends ContentFolder {
  private readonly written = new Map<string, string | Buffer>();

  /** A file as the edits have left it, or as it is. */
  override read = (file: string): string => {
    const own = this.written.get(file);
    return own === undefined ? new ContentFolder(this.root).read(file) : own.toString();
  };

  override write(file: string, content: string | Buffer) {
    this.written.set(file, content);
  }

  /** Files that were written, whether they were there before or not. */
  changedFiles = (): string[] => [...this.written.keys()];
}
