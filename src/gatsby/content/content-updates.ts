import fs from "node:fs";
import path from "node:path";
import { checkContent } from "./check-content";
import type { Finding } from "./finding";

/** Gets the findings, at once and after each edit that changes them. */
export type Listener = (findings: Finding[]) => void;

/** Milliseconds without another edit, so that a file is not read while an editor writes it. */
const pause = 150;

/** Checks the content when a file of it is written, added or removed. */
export class ContentUpdates {
  private findings: Finding[];
  private readonly listeners = new Set<Listener>();
  private readonly watchers: fs.FSWatcher[];
  private timer: NodeJS.Timeout | undefined;

  /** @param root the project's root */
  constructor(private readonly root: string) {
    this.findings = checkContent(root);
    this.watchers = ["data", "locales"].map((folder) =>
      fs.watch(path.join(root, folder), { recursive: true }, () => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.check(), pause);
      }),
    );
  }

  private check() {
    const findings = checkContent(this.root);
    if (JSON.stringify(findings) === JSON.stringify(this.findings)) return;
    this.findings = findings;
    for (const listener of this.listeners) listener(findings);
  }

  /** Tells a listener the findings there are, and the next ones; returns how to stop. */
  subscribe(listener: Listener): () => void {
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
