import { localeOfPath } from "../../../src/lib/locale-path";
import { isOnboardingPath } from "../../../src/lib/addresses";
import { documentPath } from "./addresses";
import { keepAll, pagesCache } from "./kept-files";
import type { WorkerScope } from "./worker-types";

type OfflineSet = { pages: string[]; files: string[] };

const keptSets = new Set<string>();

/** Caches the files of the named offline set. */
async function keepSet(name: string, runtimeCache: string) {
  if (keptSets.has(name)) return;
  keptSets.add(name);
  try {
    const response = await fetch(`/offline-set/${name}.json`);
    const { pages, files } = (await response.json()) as OfflineSet;
    await keepAll(pagesCache, pages);
    await keepAll(runtimeCache, files);
  } catch {
    keptSets.delete(name);
  }
}

/**
 * Caches the current page, which was loaded before the worker was active, then the onboarding if the visitor
 * has opened it, and the pages in the same language. On a metered or very slow connection, caches only the
 * current page.
 */
export async function keepVisited(url: string, { navigator }: WorkerScope, runtimeCache: string) {
  const { origin, pathname } = new URL(url);
  await keepAll(pagesCache, [origin + documentPath(pathname)]);
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  if (saveData || effectiveType.includes("2g")) return;
  const locale = localeOfPath(pathname);
  if (isOnboardingPath(pathname)) await keepSet(`onboarding-${locale}`, runtimeCache);
  await keepSet(locale, runtimeCache);
}
