import fs from "node:fs";
import path from "node:path";
import { repairEncodings } from "../../src/gatsby/data/repair-encodings";
import { checkContent } from "./check-content";
import type { Finding } from "./finding";

/** Debounce interval in milliseconds, so that a file is not read while an editor is writing it. */
const pause = 150;

/**
 * Checks the content whenever a content file is written, added or removed, and converts saved files to plain
 * UTF-8.
 */
export class ContentUpdates {
  private findings: readonly Finding[];
  private readonly listeners = new Set<(findings: readonly Finding[]) => void>();
  private readonly watchers: fs.FSWatcher[];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly root: string,
    private readonly onRepair: (files: readonly string[]) => void = () => {},
  ) {
    this.findings = checkContent(root);
    this.watchers = ["data", "locales"].map((folder) =>
      fs.watch(path.join(root, folder), { recursive: true }, () => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.check(), pause);
      }),
    );
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
   * Calls a listener with the current findings, immediately and after each edit that changes them; returns a
   * function that unsubscribes.
   */
  subscribe(listener: (findings: readonly Finding[]) => void): () => void {
    this.listeners.add(listener);
    listener(this.findings);
    return () => this.listeners.delete(listener);
  }

  close() {
    clearTimeout(this.timer);
    for (const watcher of this.watchers) watcher.close();
    this.listeners.clear();
  }
}
