import vm from "node:vm";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { formerWorkers, writeFormerWorkers } from "../former-workers";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "workers-"));

it.each(formerWorkers)(
  "the service worker of a former site, %s, is replaced by one that unregisters itself",
  async (name) => {
    writeFormerWorkers(folder);
    const listeners = new Map<string, (event: object) => void>();
    const self = {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      skipWaiting: vi.fn(() => Promise.resolve()),
      registration: { unregister: vi.fn(() => Promise.resolve(true)) },
    };
    const kept = new Set(["old-site", "runtime"]);
    const caches = {
      keys: () => Promise.resolve([...kept]),
      delete: (key: string) => Promise.resolve(kept.delete(key)),
    };
    vm.runInNewContext(fs.readFileSync(path.join(folder, name), "utf8"), { self, caches });
    listeners.get("install")?.({});
    expect(self.skipWaiting).toHaveBeenCalled();
    const waits: Promise<unknown>[] = [];
    listeners.get("activate")?.({ waitUntil: (promise: Promise<unknown>) => waits.push(promise) });
    await Promise.all(waits);
    expect([...kept]).toEqual([]);
    expect(self.registration.unregister).toHaveBeenCalled();
    // Open pages are not controlled, and their requests go to the network.
    expect(listeners.has("fetch")).toBe(false);
  },
);
