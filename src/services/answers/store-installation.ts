import type { Locale } from "@/config/languages";
import { foldText } from "@/lib/fold-text";
import { isWireId } from "@/lib/wire-id";
import { envelopesOf } from "./envelopes";
import { fieldOf, readFlag, textOf } from "./read-values";
import {
  installationIn,
  readDomain,
  readInstallationItems,
  readShare,
  readState,
  shareNames,
  type InstallationItem,
} from "./read-installation";

export type StoreInstallation = {
  /** Empty where the answer names none. */
  domain: string;
  items: InstallationItem[];
  finished: boolean;
  /** Whether the answer says how far the installation is; where it does not there is nothing to wait for. */
  tracked: boolean;
};

const flags = ["finished", "is_finished", "completed", "is_completed", "complete", "all_done", "done", "is_done", "ready", "is_ready", "installed"]; // prettier-ignore

/** Words that say it of an installation; "ok" and "success" say it of the call. */
const isEnd = /(?:^|\W|_)(?:done|completed?|finished|ready|tamamlandi|bitti|hazir|kuruldu)$/;

/** How far the installation is. */
export function readStoreInstallation(body: unknown, locale: Locale): StoreInstallation {
  const objects = envelopesOf(body);
  const { items, hasStates } = readInstallationItems(installationIn(body), locale);
  const said = (names: string[]) => objects.map((fields) => fieldOf(fields, ...names)).find((value) => isWireId(value) || typeof value === "boolean"); // prettier-ignore
  const flag = said(flags);
  const share = said(shareNames);
  const areDone = items.length > 0 && items.every(({ state }) => state === "done");
  const isSaidDone =
    readShare(share) === "done" ||
    objects.some((fields) => {
      const state = textOf(fields, locale, "status", "state");
      return isEnd.test(foldText(state)) && readState(state) === "done";
    });
  return {
    domain: readDomain(body),
    items,
    finished: readFlag(flag, areDone || isSaidDone),
    tracked: hasStates || flag !== undefined || share !== undefined || isSaidDone,
  };
}
