import fs from "node:fs";
import path from "node:path";
import { repairEncodings } from "../../src/gatsby/data/repair-encodings";
import { checkContent } from "./check-content";
import type { Finding } from "./finding";

/** Milliseconds without another edit, so that a file is not read while an editor writes it. */
const pause = 150;

/** Checks the content when a file of it is written, added or removed; what an editor saved otherwise becomes plain UTF-8. */
export class ContentUpdates {
  private findings: readonly Finding[];
  private readonly listeners = new Set<(findings: readonly Finding[]) => void>();
  private readonly watchers: fs.FSWatcher[];
  private timer: NodeJS.Timeout | undefined;

  /** @param root the project's root */
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

  /** Tells a listener the findings there are, at once and after each edit that changes them; returns how to stop. */
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
