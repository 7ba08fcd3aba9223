import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/gatsby/data/list-files";
import { repairEncodings } from "../../src/gatsby/data/repair-encodings";
import { checkContent } from "./check-content";
import type { Finding } from "./finding";

/**
 * Scan interval in milliseconds. Files are checked once two scans are equal, so that none is read while being
 * written. Node's recursive file watcher misses files that are replaced in quick succession (Linux).
 */
const pause = 400;

/** Returns names and modification times of all content files. */
const stateOf = (root: string): string =>
  ["data", "locales"]
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((name) => path.join(root, folder, name)))
    .map((file) => `${file} ${fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join("\n");

/**
 * Checks the content whenever a content file is written, added or removed, and converts saved files to plain
 * UTF-8.
 */
export class ContentUpdates {
  private findings: readonly Finding[];
  private readonly listeners = new Set<(findings: readonly Finding[]) => void>();
  private readonly timer: NodeJS.Timeout;
  private seen: string;
  private checked: string;

  constructor(
    private readonly root: string,
    private readonly onRepair: (files: readonly string[]) => void = () => {},
  ) {
    this.checked = this.seen = stateOf(root);
    this.findings = checkContent(root);
    this.timer = setInterval(() => this.look(), pause);
  }

  private look() {
    const state = stateOf(this.root);
    if (state === this.seen && state !== this.checked) {
      this.checked = state;
      this.check();
    }
    this.seen = state;
  }

  private check() {
    const repaired = repairEncodings(this.root);
    if (repaired.length > 0) this.onRepair(repaired);
    const findings = checkContent(this.root);
    if (JSON.stringify(findings) === JSON.stringify(this.findings)) return;
    this.findings = findings;
    for (const listener of this.listeners) listener(findings);
  }

  /**
   * Calls a listener with the current findings, immediately and after each edit that changes them. Returns
   * the unsubscribe function.
   */
  subscribe(listener: (findings: readonly Finding[]) => void): () => void {
    this.listeners.add(listener);
    listener(this.findings);
    return () => this.listeners.delete(listener);
  }

  close() {
    clearInterval(this.timer);
    this.listeners.clear();
  }
}
