import { shopAddress } from "@/lib/shop-address";

type Progress = {
  isFinished: boolean;
  /**
   * Reason to stop waiting for completion: the backend does not report progress at all, or progress has stopped
   * for a long time.
   */
  release: "untracked" | "stuck" | null;
  /** Domain sent by the backend; empty if absent. */
  domain: string;
};

type Places = {
  /** Subdomain selected for the shop; empty if not selected. */
  subDomain: string;
  /** Parent domain of all shop addresses. */
  storeDomain: string;
  /** URL of the application that customers log in to. */
  login: string;
};

export type StartTarget = {
  /** Target of the link; null while the visitor has to wait for the installation. */
  href: string | null;
  /** Notice shown beside the "start using" link. */
  note: "bad-address" | "untracked" | "stuck" | null;
};

/**
 * Returns the target of "start using": the shop in the backend's response, or the selected one; the
 * application if there is no shop, its address is rejected, or the installation has stalled.
 */
export function startTarget({ isFinished, release, domain }: Progress, places: Places): StartTarget {
  const { subDomain, storeDomain, login } = places;
  if (!isFinished && release === null) return { href: null, note: null };
  if (!isFinished && release === "stuck") return { href: login, note: "stuck" };
  const shop = [domain, `${subDomain}.${storeDomain}`]
    .map((place) => shopAddress(place, storeDomain))
    .find((address) => address !== null);
  const isBad = shop === undefined && (domain.trim() !== "" || subDomain !== "");
  return { href: shop ?? login, note: isBad ? "bad-address" : isFinished ? null : "untracked" };
}
