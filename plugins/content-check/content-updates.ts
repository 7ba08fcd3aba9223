import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/gatsby/data/list-files";
import { repairEncodings } from "../../src/gatsby/data/repair-encodings";
import { checkContent } from "./check-content";
import type { Finding } from "./finding";

type Listener = (findings: readonly Finding[]) => void;

/**
 * Scan interval in milliseconds. Files are checked once two consecutive scans are equal, so that none is read
 * while being written. Node's recursive file watcher misses files that are replaced in quick succession
 * (Linux).
 */
const pause = 400;

/** Returns the names and modification times of all content files. */
const stateOf = (root: string): string =>
  ["data", "locales"]
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((name) => path.join(root, folder, name)))
    .map((file) => `${file} ${fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join("\n");

/** Checks the content after each change to its files, and converts the files to plain UTF-8. */
export function watchContent(root: string, onRepair: (files: readonly string[]) => void) {
  const listeners = new Set<Listener>();
  let findings = checkContent(root);
  let checked = stateOf(root);
  let seen = checked;
  const timer = setInterval(() => {
    const state = stateOf(root);
    const isSettled = state === seen;
    seen = state;
    if (!isSettled || state === checked) return;
    checked = state;
    const repaired = repairEncodings(root);
    if (repaired.length > 0) onRepair(repaired);
    const found = checkContent(root);
    if (JSON.stringify(found) === JSON.stringify(findings)) return;
    findings = found;
    for (const listener of listeners) listener(findings);
  }, pause);
  return {
    /** Calls a listener now and whenever the findings change; returns a function that unsubscribes it. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      listener(findings);
      return () => listeners.delete(listener);
    },
    close: () => clearInterval(timer),
  };
}
